import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { usePageTransition } from '#components/page/page-transition.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
  /** Becomes the history state of the linked page. */
  state?: unknown
}

/** The router's own link would bring in its code for prefetching from a server. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  const followAgain = useLinkClickHandler(to, { state, replace: true })
  const open = usePageTransition()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // The second tap of a double tap may come after the page, and hit another link.
    if (event.detail > 1) {
      event.preventDefault()
      return
    }
    onClick?.(event)
    if (event.defaultPrevented) return
    open(event.currentTarget.pathname, (replace) => (replace ? followAgain : follow)(event))
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
