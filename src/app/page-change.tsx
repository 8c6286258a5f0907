import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from '../components/focus-heading'
import { closeMessage } from '../components/message'
import { useScrollMemory } from './scroll-memory'

/**
 * After a navigation the new page starts at its top with the focus on its heading, so that keyboards and screen readers
 * arrive too; a message of the page before is closed. The first page of a visit is left as it is; going back leads to
 * the place where the person was.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)
  useScrollMemory()

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (navigationType !== NavigationType.Pop && hash === '') window.scrollTo(0, 0)
    closeMessage()
    focusHeading()
  }, [pathname, hash, navigationType])

  return null
}
