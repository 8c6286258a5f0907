import { expect } from '@playwright/test'

/** A browser that Playwright does not drive, with one page open. Scripts are JavaScript expressions. */
export interface Engine {
  /** Goes to an address; the page may still be loading afterwards. */
  open: (url: string) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the element that an expression finds, with the pointer. */
  press: (expression: string) => Promise<void>
  /** Types into the element that has the focus, key by key. */
  type: (text: string) => Promise<void>
  /** Makes the window as wide and high, in pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** What the window shows, as a PNG. */
  screenshot: () => Promise<Uint8Array>
  /** What was written to the console as an error, and what was thrown and caught by nobody, so far. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** Waits until something is so. While a page is being replaced by another, nothing can be asked of it. */
export async function until(isSo: () => Promise<boolean>, failure: string): Promise<void> {
  const look = async () => expect(await isSo(), failure).toBe(true)
  await expect(look).toPass({ timeout: 20_000, intervals: [50] })
}
