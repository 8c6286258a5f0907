import { useEffect, useLayoutEffect, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { tabData } from '#lib/site-data.ts'

const storageKey = 'scroll-positions'
/** Input that shows that the person wants to be elsewhere: it ends the restoration. */
const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Restores the scroll position after going back and after a reload. The browser's own restoration gives up if the page
 * is shorter than it was, and here most of a page arrives later: its code, then its data.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [restoration] = useState(createScrollRestoration)

  useEffect(() => restoration.listen(), [restoration])
  useLayoutEffect(() => {
    restoration.handleNavigation(location, navigationType === NavigationType.Pop)
  }, [restoration, location, navigationType])
}

function createScrollRestoration() {
  const positions = storedPositions()
  let shownPath: string | null = null
  let entry = ''
  let restoring: AbortController | null = null

  /** Another history entry is shown; `isPop` after back, forward, a load, or a link within the page. */
  function handleNavigation({ key, pathname, hash }: Location, isPop: boolean): void {
    // A new visit has no position yet, and the browser scrolls to a `#…` within the page by itself.
    const isReturn = shownPath === null ? isReloadOrReturn() : shownPath !== pathname || hash === ''
    shownPath = pathname
    entry = `${key} ${pathname}${hash}`
    stopRestoring()
    const position = positions.get(entry)
    if (isPop && isReturn && position !== undefined) restore(position)
    else positions.set(entry, window.scrollY)
  }

  /** Scrolls there, and again whenever the page grows, until the person acts or another page is shown. */
  function restore(position: number): void {
    const scroll = () => window.scrollTo({ top: position, behavior: 'instant' })
    restoring = new AbortController()
    const { signal } = restoring
    const observer = new ResizeObserver(scroll)
    observer.observe(document.body)
    signal.addEventListener('abort', () => observer.disconnect())
    for (const intent of intents) window.addEventListener(intent, stopRestoring, { passive: true, signal })
    scroll()
  }

  function stopRestoring(): void {
    restoring?.abort()
    restoring = null
  }

  function handleScroll(): void {
    // While restoring, the page may still be too short: that is not where the person was.
    if (restoring === null) positions.set(entry, window.scrollY)
  }

  function handlePageHide(): void {
    // The last scroll event may not have been dispatched yet.
    handleScroll()
    tabData.set(storageKey, JSON.stringify([...positions]))
  }

  function listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', handleScroll, { passive: true, signal })
    window.addEventListener('pagehide', handlePageHide, { signal })
    return () => {
      listening.abort()
      stopRestoring()
    }
  }

  return { handleNavigation, listen }
}

/** Whether the site was opened by a reload or by going back from another site, and not by its address or a link. */
function isReloadOrReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/** Kept per tab, for a reload. */
function storedPositions(): Map<string, number> {
  const stored = tabData.getJson(storageKey)
  return new Map(Array.isArray(stored) ? (stored as [string, number][]) : [])
}
