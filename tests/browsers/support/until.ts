import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. */
const patience = 20_000

/** Waits until something is so. While a page is being replaced by another, nothing can be asked of it. */
export async function until(isSo: () => Promise<boolean>, failure: string): Promise<void> {
  const end = Date.now() + patience
  let reason: unknown
  while (Date.now() < end) {
    try {
      if (await isSo()) return
    } catch (error) {
      reason = error
    }
    await wait(50)
  }
  throw new Error(`${failure} within ${patience} ms.`, { cause: reason })
}
