import type { FoundTest } from './find-tests.ts'
import type { Requirement } from './read-requirements.ts'

const idsInTitle = /\bS\d\.\d{2}\b/g

/** What is wrong with the proofs of a table, a sentence each: the row, the test, and what is missing. */
export function checkRequirements(
  requirements: readonly Requirement[],
  tests: readonly FoundTest[],
): string[] {
  const ids = new Set(requirements.map(({ id }) => id))
  const proofs = tests.map((test) => ({ test, claimed: idsIn(test.title) }))
  const unknownIds = proofs.flatMap(({ test, claimed }) =>
    claimed
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is in no row of the table: ${test.file}, "${test.title}"`),
  )
  const problems = requirements.flatMap((requirement) =>
    checkOne(
      requirement,
      proofs.filter(({ claimed }) => claimed.includes(requirement.id)).map(({ test }) => test),
    ),
  )
  return [...unknownIds, ...problems]
}

function idsIn(title: string): readonly string[] {
  return title.match(idsInTitle) ?? []
}

/** Every test that claims a row has to run; one of them has to spell out all of the row's words. */
function checkOne({ id, exactWords }: Requirement, tests: readonly FoundTest[]): string[] {
  if (tests.length === 0) return [`${id} has no test.`]
  const skipped = tests.filter(({ isSkipped }) => isSkipped)
  if (skipped.length > 0) return skipped.map(({ file, title }) => `${id} is skipped: ${file}, "${title}"`)
  const missing = tests.map(({ body }) => exactWords.filter((words) => !isSpelledOut(words, body)))
  if (missing.some((words) => words.length === 0)) return []
  return tests.map(
    ({ file, title }, index) => `${id}: ${file}, "${title}" does not say ${quoted(missing[index] ?? [])}`,
  )
}

/** Whether the words stand in a test's body; `{…}` in them stands for any text of a line. */
function isSpelledOut(words: string, body: string): boolean {
  const pattern = words
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+?')
  return new RegExp(pattern).test(body)
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
