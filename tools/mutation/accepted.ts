import type { Mutant } from './mutant.ts'

/** A mutant that no test kills, and why that is right. */
interface Accepted {
  file: string
  place: string
  condition: string
  reason: string
}

export const accepted: readonly Accepted[] = []

/**
 * What is wrong with the outcome, one sentence each: survivors that are not accepted, and accepted ones of the files
 * that were tried that were killed or are gone.
 */
export function problemsOf(
  tried: readonly Mutant[],
  survivors: readonly Mutant[],
  list: readonly Accepted[],
): string[] {
  const isSame = (entry: Accepted, { file, place, condition }: Mutant): boolean =>
    entry.file === file && entry.place === place && entry.condition === condition
  const unexplained = survivors.filter((survivor) => !list.some((entry) => isSame(entry, survivor)))
  const unneeded = list.filter(
    (entry) =>
      tried.some(({ file }) => file === entry.file) && !survivors.some((survivor) => isSame(entry, survivor)),
  )
  return [
    ...unexplained.map(
      ({ file, line, place, condition }) =>
        `No test fails when ${file}:${line} (${place}) is negated: ${condition}`,
    ),
    ...unneeded.map(
      ({ file, place, condition }) =>
        `accepted.ts names a mutant that is killed or gone: ${file} (${place}): ${condition}`,
    ),
  ]
}
