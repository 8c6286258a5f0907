import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation the new page starts at its top with the focus on its heading, so that keyboards and screen readers
 * arrive too. The first page of a visit, and going back, are left to the browser.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (navigationType !== NavigationType.Pop && hash === '') window.scrollTo(0, 0)
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash, navigationType])

  return null
}
