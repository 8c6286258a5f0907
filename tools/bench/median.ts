/** The middle one of the figures; of an even number of them the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
