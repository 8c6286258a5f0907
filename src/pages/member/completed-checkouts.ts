import type { Selection } from '#model/selection.ts'

const storageKey = 'used-checkouts'
const longestList = 100

/**
 * Notes on this device that a checkout has given a child its place. A selection is used up by that: whoever loads its
 * confirmation again, from the history or a restored tab, sees what is stored, and a child that was withdrawn meanwhile
 * is not enrolled anew.
 */
export function noteUsed({ checkoutId }: Selection, studentId: string): void {
  // A selection that was never checked out, or by an earlier version of the site, has no id.
  if (checkoutId === '') return
  try {
    const used = [...usedCheckouts(), `${checkoutId} ${studentId}`].slice(-longestList)
    localStorage.setItem(storageKey, JSON.stringify(used))
  } catch {
    // Without storage a later load asks what is stored, as the first one did.
  }
}

/** Whether the checkout has given the child a place before. */
export function isUsed({ checkoutId }: Selection, studentId: string): boolean {
  return usedCheckouts().includes(`${checkoutId} ${studentId}`)
}

function usedCheckouts(): unknown[] {
  try {
    const used: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(used) ? used : []
  } catch {
    return []
  }
}
