import type { Level } from '#model/level.ts'

/** Levels in a sentence: `level 1 is`, `levels 1, 2 and 3 are`. There is at least one. */
export function levelsAre(levels: readonly Level[]): string {
  const last = levels.at(-1) ?? ''
  return levels.length === 1 ? `level ${last} is` : `levels ${levels.slice(0, -1).join(', ')} and ${last} are`
}

/** Levels in a row: `1, 2`, or `none`. */
export function levelsListed(levels: readonly Level[]): string {
  return levels.length === 0 ? 'none' : levels.join(', ')
}
