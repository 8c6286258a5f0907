/**
 * A link may ask the page it leads to, in its history state, to wait before it scrolls to its top; other navigations
 * scroll at once. One does: Start Learning (SPEC section 9).
 */
export interface DelayedScroll {
  /** In milliseconds. */
  scrollDelay: number
}

/** The delay that a history state asks for; `null` where it asks for none. Any script may have written the state. */
export function scrollDelayOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('scrollDelay' in state)) return null
  return typeof state.scrollDelay === 'number' ? state.scrollDelay : null
}
