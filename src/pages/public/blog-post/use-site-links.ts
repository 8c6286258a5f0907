import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Lets plain links of the site inside stored HTML lead on without a reload, as the site's own links do. */
export function useSiteLinks(content: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = content.current
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !isPlain(event)) return
      const { origin, pathname, search, hash } = new URL(link.href, location.href)
      if (origin !== location.origin || isFile(pathname) || isHere(pathname, hash)) return
      event.preventDefault()
      void navigate(pathname + search + hash)
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [content, navigate])
}

/** With a key held down or another button, the browser opens a tab or saves. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A picture of the site is no page of it. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname)
}

/** A part of this page, to which the browser scrolls. */
function isHere(pathname: string, hash: string): boolean {
  return pathname === location.pathname && hash !== ''
}
