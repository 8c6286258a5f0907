import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from '#components/focus-heading.ts'
import { closeMessage } from '#components/dialog/message.ts'
import { scrollDelayOf } from '#lib/scroll-delay.ts'
import { useScrollMemory } from './scroll-memory.ts'

/**
 * After a navigation the new page starts at its top with the focus on its heading, so that keyboards and screen readers
 * arrive too; a message of the page before is closed. The first page of a visit is left as it is; going back leads to
 * the place where the person was. Whoever opened the menu while a page was on its way keeps it.
 */
export function PageChange() {
  const location = useLocation()
  const { pathname, hash } = location
  const delay = scrollDelayOf(location.state)
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  useScrollMemory()

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    closeMessage()
    // The focus would close the menu. Going back is meant to; any link has closed it already.
    if (navigationType === NavigationType.Pop || !isMenuOpen()) focusHeading()
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

function isMenuOpen(): boolean {
  return document.querySelector('header [aria-expanded="true"]') !== null
}

function glideToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
