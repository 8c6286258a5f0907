/**
 * The CPU time in milliseconds that this process has used. Unlike wall-clock time it does not include waiting for other
 * processes.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What `referenceWork` takes on a quiet machine, in milliseconds of CPU time. */
const referenceMillis = 40

/** Sorting, hashing and JSON, much like the work of the server. */
function referenceWork(): number {
  const began = cpuTime()
  const texts = Array.from({ length: 50_000 }, (_, index) => String((index * 7919) % 100_003))
  JSON.parse(JSON.stringify([...new Set(texts)].sort()))
  return cpuTime() - began
}

/**
 * Fails if more CPU time has been used since `began` than `limit` milliseconds on a quiet machine. Where other processes
 * contend for caches and cores the same code takes longer: the limit is stretched by as much as the reference work is.
 *
 * @throws with `what` and the times.
 */
export function expectCpuTime(began: number, limit: number, what = 'This'): void {
  const taken = cpuTime() - began
  if (taken <= limit) return
  const slowness = Math.max(1, ...[1, 2, 3].map(() => referenceWork() / referenceMillis))
  if (taken <= limit * slowness) return
  const stretched = `${limit} ms stretched by ${slowness.toFixed(1)}`
  throw new Error(`${what.slice(0, 200)} took ${Math.round(taken)} ms of CPU time, more than ${stretched}.`)
}
