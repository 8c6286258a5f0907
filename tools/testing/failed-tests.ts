import { stripVTControlCharacters } from 'node:util'
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './reports.ts'

/** As much of a failure's message as tells what was expected and what was there. */
const linesOfAMessage = 24

/**
 * The tests that failed, as `file > title` and, indented below it, how its message begins: to be told once more after
 * a long run, of which often only the end is kept. A file that failed outside its tests stands there by itself.
 */
export function failedVitestTests({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap((file) => {
    const name = file.name.replace(`${root}/`, '')
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name} > ${fullName}`, failureMessages[0]))
    return file.status === 'failed' && failed.length === 0 ? [told(name, file.message)] : failed
  })
}

/** The same of the browser tests; one that passed only when tried again is told with why it failed before. */
export function failedPlaywrightTests({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(failedIn)
}

function failedIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => told(`${file} > ${title}`, results.flatMap(({ errors }) => errors)[0]?.message)),
  )
  return [...failed, ...suites.flatMap(failedIn)]
}

function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, linesOfAMessage)
  return [name, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n').trimEnd()
}
