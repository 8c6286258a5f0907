import { deviceData } from '#lib/site-data.ts'
import type { Selection } from '#model/selection.ts'

const storageKey = 'used-checkouts'
const longestList = 100

/**
 * Records on this device that a checkout has given a child its place. Whoever opens its confirmation again, from the
 * history or a restored tab, then sees what is stored, and a child withdrawn since is not enrolled anew.
 */
export function recordPlace({ checkoutId }: Selection, studentId: string): void {
  // A selection that was never checked out, or by an earlier version of the site, has no id.
  if (checkoutId === '') return
  const entries = [...storedEntries(), `${checkoutId} ${studentId}`].slice(-longestList)
  deviceData.set(storageKey, JSON.stringify(entries))
}

/** Whether the checkout has given the child a place before, as far as this device remembers. */
export function hasGivenPlace({ checkoutId }: Selection, studentId: string): boolean {
  return storedEntries().includes(`${checkoutId} ${studentId}`)
}

function storedEntries(): unknown[] {
  const entries = deviceData.getJson(storageKey)
  return Array.isArray(entries) ? entries : []
}
