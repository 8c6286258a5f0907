import { afterEach, expect } from 'vitest'
import { failedRequest } from './sdk-warnings.ts'

interface Expectation {
  pattern: RegExp
  /** Whether such an error or warning has been logged. */
  seen: boolean
}

let expected: Expectation[] = []
let unexpected: string[] = []

/**
 * Says that this test makes the app log an error or a warning that matches; the test fails where it does not, and where
 * any other is logged. Any number of matching ones may follow.
 */
export function expectConsoleError(pattern: RegExp): Readonly<Expectation> {
  const expectation = { pattern, seen: false }
  expected.push(expectation)
  return expectation
}

/** Watches `console.error` and `console.warn` in this test file; called once, by the setup file. */
export function watchConsoleErrors(): void {
  const notice = (text: string) => {
    const matching = expected.filter(({ pattern }) => pattern.test(text))
    if (matching.length === 0) unexpected.push(text)
    for (const expectation of matching) expectation.seen = true
  }
  console.error = (...values: unknown[]) => notice(values.map(asText).join(' '))
  console.warn = (...values: unknown[]) => {
    const text = values.map(asText).join(' ')
    if (!failedRequest.test(text)) notice(text)
  }
  afterEach(() => {
    const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern))
    const logged = unexpected
    expected = []
    unexpected = []
    expect(logged, 'unexpected console.error or console.warn').toEqual([])
    expect(missing, 'expected console.error or console.warn that never came').toEqual([])
  })
}

function asText(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === 'string' ? value : JSON.stringify(value)
}
