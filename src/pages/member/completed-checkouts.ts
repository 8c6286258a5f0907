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
  try {
    const entries = [...storedEntries(), `${checkoutId} ${studentId}`].slice(-longestList)
    localStorage.setItem(storageKey, JSON.stringify(entries))
  } catch {
    // Without storage, opening the confirmation again enrols again, which is idempotent.
  }
}

/** Whether the checkout has given the child a place before, as far as this device remembers. */
export function hasGivenPlace({ checkoutId }: Selection, studentId: string): boolean {
  return storedEntries().includes(`${checkoutId} ${studentId}`)
}

function storedEntries(): unknown[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}
