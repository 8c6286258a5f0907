import { expect } from '@playwright/test'

/** Waits until something is so. While a page is being replaced by another, nothing can be asked of it. */
export async function until(isSo: () => Promise<boolean>, failure: string): Promise<void> {
  const look = async () => expect(await isSo(), failure).toBe(true)
  await expect(look).toPass({ timeout: 20_000, intervals: [50] })
}
