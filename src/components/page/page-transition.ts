import { createContext, startTransition, useCallback, useContext } from 'react'

/** Whether the page that an address leads to can be shown without waiting for its code; the table of routes knows. */
export const LoadedPages = createContext<(pathname: string) => boolean>(() => true)

/**
 * How a link opens a page: at once and in one piece where it is downloaded; else the page on the screen stays until it
 * comes.
 *
 * @returns a function that takes the address of the page, as in the address bar, and what navigates there.
 */
export function usePageTransition(): (pathname: string, navigate: () => void) => void {
  const isLoaded = useContext(LoadedPages)
  return useCallback(
    (pathname, navigate) => (isLoaded(pathname) ? navigate() : startTransition(navigate)),
    [isLoaded],
  )
}
