/** The number of a level: 1 to 9 (DESIGN section 4: a course's id is its level number in decimal). */
export type Level = number

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
