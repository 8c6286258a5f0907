import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Script that a first visit downloads, gzipped, in kilobytes of 1000 bytes. */
export const scriptBudgets = {
  /** The entry and its static imports. */
  entry: 99,
  /** All script of a route that anybody can open. */
  public: 160,
  /** All script of a route behind the sign-in. */
  member: 195,
}

/** What Lighthouse says of a public route, at most: milliseconds, and CLS without a unit. */
export const paintBudgets = { lcp: 800, cls: 0.01, tbt: 50 }

/** Each of Lighthouse's four categories. */
export const scoreBudget = 100

/** From an input to the next frame that shows its effect, at 4× CPU slowdown, in milliseconds. */
export const interactionBudget = 100

/** What these files of a build take, each compressed as Hosting sends it, in bytes. */
export function gzippedBytes(dist: string, files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).byteLength)
  return sizes.reduce((sum, size) => sum + size, 0)
}
