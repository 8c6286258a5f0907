import { createContext, startTransition, useCallback, useContext } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/** Whether the page at an address can be shown without waiting for its code; the table of routes knows. */
export const LoadedPages = createContext<(pathname: string) => boolean>(() => true)

/**
 * How a link opens a page: at once if it is downloaded; otherwise the current page stays until it is.
 * @returns a function that takes the address of the page, as in the address bar, and a function that navigates there.
 *   `replace` means that the link has already been pressed and the page is loading: going back must leave it in one
 *   step.
 */
export function usePageTransition(): (pathname: string, navigate: (replace: boolean) => void) => void {
  const isLoaded = useContext(LoadedPages)
  const shown = useHref(useLocation().pathname)
  return useCallback(
    (pathname, navigate) => {
      const isOnItsWay = location.pathname === pathname && shown !== pathname
      if (isLoaded(pathname)) navigate(isOnItsWay)
      else startTransition(() => navigate(isOnItsWay))
    },
    [isLoaded, shown],
  )
}

/** History state with which a link delays scrolling to the top of its page. Only Start Learning does (S9.12). */
export interface DelayedScroll {
  /** In milliseconds. */
  scrollDelay: number
}

/** The delay in a history state, `null` if it has none. Any script may have written the state. */
export function scrollDelayOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('scrollDelay' in state)) return null
  return typeof state.scrollDelay === 'number' ? state.scrollDelay : null
}
