import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
  /** The history state of the step that the link makes. */
  state?: unknown
}

/**
 * A link inside the site. The router's own can prefetch from a server too, and would bring all of that to every page;
 * this one stands on the hooks that the router has for it.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
