import { useCallback, useEffect, useState, type RefObject } from 'react'

const wide = '(min-width: 65.6875em)'

/**
 * The state of the hamburger menu. It closes when a link is chosen (`close`), when the viewport grows wider than 1050
 * px, on Escape (the focus returns to its button), and when the focus or a press leaves the header.
 */
export function useMenu(header: RefObject<HTMLElement | null>, button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((was) => !was), [])

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening

    function closeOutside(event: Event) {
      if (event.target instanceof Node && header.current?.contains(event.target) === false) close()
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    window.matchMedia(wide).addEventListener('change', (query) => query.matches && close(), { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('pointerdown', closeOutside, { signal })
    return () => listening.abort()
  }, [isOpen, close, header, button])

  return { isOpen, toggle, close }
}
