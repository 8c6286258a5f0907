/** History state by which a link delays the scroll to the top of its page. Only Start Learning does (S9.12). */
export interface DelayedScroll {
  /** In milliseconds. */
  scrollDelay: number
}

/** The delay in a history state, `null` where it has none. Any script may have written the state. */
export function scrollDelayOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('scrollDelay' in state)) return null
  return typeof state.scrollDelay === 'number' ? state.scrollDelay : null
}
