import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { focusHeading } from '#components/page/focus-heading.ts'
import { closeMessage } from '#components/dialog/message.ts'
import { takeCarriedState } from '#lib/carried-page.ts'
import { scrollDelayOf } from '#components/page/page-transition.ts'
import { useScrollRestoration } from './scroll-restoration.ts'

/**
 * After a navigation the new page starts at its top with the focus on its heading, for keyboards and screen readers,
 * and any message of the previous page is closed. Going back restores the scroll position. The first page of a visit is
 * left alone, and a menu opened while the page was loading stays open.
 */
export function NavigationEffects() {
  const location = useLocation()
  const { pathname, hash } = location
  const delay = scrollDelayOf(location.state)
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  useScrollRestoration()
  useCarriedState()

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    closeMessage()
    // Moving the focus closes the menu. Going back should close it; a followed link has already done so.
    const isMenuOpen = document.querySelector('header [aria-expanded="true"]') !== null
    if (navigationType === NavigationType.Pop || !isMenuOpen) focusHeading()
    if (navigationType === NavigationType.Pop || hash !== '') return
    if (delay === null) {
      window.scrollTo(0, 0)
      return
    }
    const scroll = setTimeout(glideToTop, delay)
    return () => clearTimeout(scroll)
  }, [pathname, hash, navigationType, delay])

  return null
}

/** Gives the first page the history state of the same page in the other language, such as which form was open. */
function useCarriedState() {
  const location = useLocation()
  const navigate = useNavigate()
  const first = useRef(location)

  useEffect(() => {
    const state = takeCarriedState()
    // After a reload or going back, the history entry has its own state.
    if (state !== null && first.current.state === null) void navigate(first.current, { replace: true, state })
  }, [navigate])
}

function glideToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Tells `start.ts` that a page is interactive, so that it replays the presses and submissions it has queued. */
export function AppReady() {
  useEffect(() => void window.dispatchEvent(new Event('app-ready')), [])
  return null
}
