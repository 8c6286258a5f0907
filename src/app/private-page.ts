import { useEffect } from 'react'

/**
 * Keeps a page of a family out of what the back button shows. A browser freezes a page that is left, and thaws it as it
 * was: after a sign-out elsewhere it would still show the children. So it is hidden before it freezes, and loaded anew.
 */
export function usePrivatePage(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', ({ persisted }) => (document.body.hidden = persisted), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal })
    return () => listening.abort()
  }, [])
}
