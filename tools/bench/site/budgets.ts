import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

// Kilobytes are thousands of bytes.

/** Script, gzipped, in kilobytes. */
export const scriptBudgets = {
  /** The entry and its static imports. */
  entry: 99,
  /** All that a first visit to a public route downloads. */
  visitor: 160,
  /** The same for a route behind the sign-in. */
  parent: 195,
}

/** What Lighthouse says of a public route, at most: milliseconds, and CLS without a unit. */
export const paintBudgets = { lcp: 800, cls: 0.01, tbt: 50 }

/** Each of Lighthouse's four categories. */
export const scoreBudget = 100

/** From an input to the next frame that shows its effect, at 4× CPU slowdown, in milliseconds. */
export const interactionBudget = 100

/** What these files take, each compressed as Hosting sends it, in bytes. */
export function gzippedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).byteLength, 0)
}
