/** 1 to 9; a course's id is its level in decimal. */
export type Level = number

const levelPattern = /^[1-9]$/

/** The level in a number or a text; `null` if it is not one. */
export function levelFrom(value: unknown): Level | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const text = String(value).trim()
  return levelPattern.test(text) ? Number(text) : null
}

/** The levels in stored lists of numbers and texts, without duplicates, ascending (S3.04, S3.05). */
export function levelsFrom(...lists: readonly unknown[][]): Level[] {
  const levels = lists
    .flat()
    .map(levelFrom)
    .filter((level) => level !== null)
  return [...new Set(levels)].sort((one, other) => one - other)
}

export function levelsBelow(level: Level): Level[] {
  return Array.from({ length: Math.max(0, level - 1) }, (_, index) => index + 1)
}
