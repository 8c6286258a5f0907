/** The number of a level: 1 to 9 (DESIGN section 4: a course's id is its level number in decimal). */
export type Level = number

/** How many levels the school teaches (SPEC section 9); the flower has a quarter for each. */
export const levelCount = 4

/** How many quarters of the flower are stitched. */
export type Quarters = 0 | 1 | 2 | 3 | 4

const levelPattern = /^[1-9]$/

/** The level that a number or its text names; `null` where it names none. */
export function levelFrom(value: unknown): Level | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const text = String(value).trim()
  return levelPattern.test(text) ? Number(text) : null
}

/** The levels named in stored lists, each once, in order. Holds numbers and text alike (DESIGN section 4, Completed courses). */
export function levelsFrom(...lists: readonly unknown[][]): Level[] {
  const levels = lists
    .flat()
    .map(levelFrom)
    .filter((level) => level !== null)
  return [...new Set(levels)].sort((one, other) => one - other)
}

/** The flower's quarters for a number of levels; a fifth level has no quarter of its own. */
export function quartersOf(levels: number): Quarters {
  return Math.min(levels, levelCount) as Quarters
}
