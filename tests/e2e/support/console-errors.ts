import { expect, type BrowserContext } from '@playwright/test'

/** What the browser and the SDK log of their own accord when a request is cut: expected wherever a test cuts one. */
export const connectionLost = /^Failed to load resource: net::ERR_|RPC_ERROR HTTP error has no status/

/** What it logs where the rules refuse a write. */
export const permissionDenied = /^Failed to load resource: the server responded with a status of 403/

/** What the app logs where a new account has to wait for its first documents. */
export const incompleteAccount = /^The first documents of a new account could not be written:/

/** What it logs where the sign-in service refuses what was typed. */
export const signInRejected = /^Failed to load resource: the server responded with a status of 400/

/**
 * Collects what goes wrong in the pages of one browser context: `console.error` of the app and of the browser, and
 * exceptions that nobody caught. A test says which it expects; any other fails it (DESIGN section 3).
 */
export class ConsoleErrors {
  private readonly logged: string[] = []
  private readonly expected: RegExp[] = []
  private readonly allowed: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.logged.push(message.text())
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
    const known = [...this.expected, ...this.allowed]
    const unexpected = this.logged.filter((text) => !known.some((pattern) => pattern.test(text)))
    const missing = this.expected.filter((pattern) => !this.logged.some((text) => pattern.test(text)))
    expect(unexpected, 'unexpected errors in the console').toEqual([])
    expect(missing.map(String), 'expected console errors that never came').toEqual([])
  }
}
