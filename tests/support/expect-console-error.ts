import { afterEach, expect } from 'vitest'

interface Expectation {
  pattern: RegExp
  /** Whether such an error has been logged. */
  seen: boolean
}

let expected: Expectation[] = []
let unexpected: string[] = []

/**
 * Says that this test makes the app log an error that matches; the test fails where it does not, and where any other
 * error is logged. Any number of matching errors may follow.
 */
export function expectConsoleError(pattern: RegExp): Readonly<Expectation> {
  const expectation = { pattern, seen: false }
  expected.push(expectation)
  return expectation
}

/** Watches `console.error` in this test file; called once, by the setup file. */
export function watchConsoleErrors(): void {
  console.error = (...values: unknown[]) => {
    const text = values.map(asText).join(' ')
    const matching = expected.filter(({ pattern }) => pattern.test(text))
    if (matching.length === 0) unexpected.push(text)
    for (const expectation of matching) expectation.seen = true
  }
  afterEach(() => {
    const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern))
    const logged = unexpected
    expected = []
    unexpected = []
    expect(logged, 'unexpected console.error').toEqual([])
    expect(missing, 'expected console.error that never came').toEqual([])
  })
}

function asText(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === 'string' ? value : JSON.stringify(value)
}
