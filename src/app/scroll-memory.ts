import { useEffect, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const storageKey = 'scroll-positions'
/** What a person does who wants to be elsewhere than where they were. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Whoever goes back, or loads a page again, finds the place on it where they were. The browser alone gives up when the
 * page is not yet as tall as it was, and here most of a page comes after it was opened: its code, then what is read.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const [memory] = useState(makeScrollMemory)

  useEffect(() => memory.listen(), [memory])
  useLayoutEffect(() => {
    memory.arrive({ key, pathname, hash }, navigationType === NavigationType.Pop)
  }, [memory, key, pathname, hash, navigationType])
}

interface Entry {
  key: string
  pathname: string
  hash: string
}

function makeScrollMemory() {
  const positions = storedPositions()
  let shownPath: string | null = null
  let entry = ''
  let returning: AbortController | null = null

  /** Another entry of the history is shown; with `isPop` by back or forward, by loading, or by a link within the page. */
  function arrive({ key, pathname, hash }: Entry, isPop: boolean): void {
    // A visit that begins has no place yet, and to one within the page, by `#…`, the browser goes.
    const isReturn = shownPath === null ? isLoadedAgain() : shownPath !== pathname || hash === ''
    shownPath = pathname
    entry = `${key} ${pathname}${hash}`
    leave()
    const place = positions.get(entry)
    if (isPop && isReturn && place !== undefined) returnTo(place)
    else positions.set(entry, window.scrollY)
  }

  /** Goes to the place, and again whenever the page grows, until the person acts or another page comes. */
  function returnTo(place: number): void {
    const go = () => window.scrollTo({ top: place, behavior: 'instant' })
    returning = new AbortController()
    const { signal } = returning
    const observer = new ResizeObserver(go)
    observer.observe(document.body)
    signal.addEventListener('abort', () => observer.disconnect())
    for (const act of acts) window.addEventListener(act, leave, { passive: true, signal })
    go()
  }

  function leave(): void {
    returning?.abort()
    returning = null
  }

  function handleScroll(): void {
    // On the way to a place the page may be too short for it: that is not where the person was.
    if (returning === null) positions.set(entry, window.scrollY)
  }

  function handleLeaving(): void {
    // The event of the last scrolling may not have come yet.
    handleScroll()
    storePositions(positions)
  }

  function listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', handleScroll, { passive: true, signal })
    window.addEventListener('pagehide', handleLeaving, { signal })
    return () => {
      listening.abort()
      leave()
    }
  }

  return { arrive, listen }
}

/** Whether the site was loaded by a reload or on the way back from another site, and not by its address or a link. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/** Kept by the tab, for a reload. */
function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : [])
  } catch {
    return new Map()
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // Without storage a reload begins at the top.
  }
}
