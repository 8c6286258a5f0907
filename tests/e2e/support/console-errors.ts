import { expect, type BrowserContext } from '@playwright/test'
import { failedRequest } from '#tests/support/sdk-warnings.ts'

/** Logged by the browser and the SDK when a request is lost. */
export const connectionLost = /^Failed to load resource: net::ERR_|RPC_ERROR HTTP error has no status/

/** Logged by the browser where the rules refuse a request. */
export const permissionDenied = /^Failed to load resource: the server responded with a status of 403/

/** Logged by the browser where the sign-in service rejects a request. */
export const signInRejected = /^Failed to load resource: the server responded with a status of 400/

/**
 * Collects the errors and warnings in the console of one browser context, and uncaught exceptions. One that no test
 * expects fails it.
 */
export class ConsoleErrors {
  private readonly logged: string[] = []
  private readonly expected: RegExp[] = []
  private readonly allowed: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const isWarning = message.type() === 'warning' && !failedRequest.test(message.text())
      if (isWarning || message.type() === 'error') this.logged.push(message.text())
    })
    context.on('weberror', (webError) => {
      this.logged.push(`Uncaught: ${webError.error().message}`)
    })
  }

  /** Errors that this test brings about: at least one has to match each pattern. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns)
  }

  /** Errors that may come or not, because a race decides. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  /** Fails the test where an error came that nobody expects, or where an expected one never came. */
  check(): void {
    const patterns = [...this.expected, ...this.allowed]
    const unexpected = this.logged.filter((text) => !patterns.some((pattern) => pattern.test(text)))
    const missing = this.expected.filter((pattern) => !this.logged.some((text) => pattern.test(text)))
    expect(unexpected, 'unexpected errors or warnings in the console').toEqual([])
    expect(missing.map(String), 'expected errors or warnings that never came').toEqual([])
  }
}
