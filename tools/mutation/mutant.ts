/** One condition of a source file, and the source with that condition negated. */
export interface Mutant {
  /** Relative to the repository, with slashes. */
  file: string
  /** From 1. */
  line: number
  /** The function, constant or match block that the condition stands in. */
  place: string
  /** The condition as it is written, on one line. */
  condition: string
  /** The whole file, with the condition negated. */
  source: string
}

/** A stretch of the source that holds a condition; offsets, end exclusive. */
export interface Condition {
  start: number
  end: number
  place: string
}

/** Negates each condition in turn, in the order in which they stand. */
export function mutantsOf(file: string, source: string, conditions: readonly Condition[]): Mutant[] {
  return [...conditions]
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .map(({ start, end, place }) => {
      const text = source.slice(start, end)
      return {
        file,
        line: source.slice(0, start).split('\n').length,
        place,
        condition: text.replace(/\s+/g, ' '),
        source: `${source.slice(0, start)}!(${text})${source.slice(end)}`,
      }
    })
}
