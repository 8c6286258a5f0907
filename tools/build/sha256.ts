import { createHash } from 'node:crypto'

/** The hash of an inlined text, as a Content-Security-Policy names it. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
