import type { Accepted } from './accepted.ts'
import type { Mutant } from './mutant.ts'

/**
 * What is wrong with the outcome, one sentence each: survivors that nobody accepted, and accepted ones that were
 * killed or have gone. Accepted mutants of files that were not tried are not judged.
 */
export function verdictOn(
  tried: readonly Mutant[],
  survivors: readonly Mutant[],
  accepted: readonly Accepted[],
): string[] {
  const files = new Set(tried.map(({ file }) => file))
  const unexplained = survivors.filter((survivor) => !accepted.some((entry) => names(entry, survivor)))
  const needless = accepted.filter(
    (entry) => files.has(entry.file) && !survivors.some((survivor) => names(entry, survivor)),
  )
  return [
    ...unexplained.map(
      ({ file, line, place, condition }) =>
        `No test fails when ${file}:${line} (${place}) is negated: ${condition}`,
    ),
    ...needless.map(
      ({ file, place, condition }) =>
        `accepted.ts names a mutant that is killed or gone: ${file} (${place}): ${condition}`,
    ),
  ]
}

function names(entry: Accepted, mutant: Mutant): boolean {
  return entry.file === mutant.file && entry.place === mutant.place && entry.condition === mutant.condition
}
