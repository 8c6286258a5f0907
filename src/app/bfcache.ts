import { useEffect } from 'react'

/**
 * Keeps a family's page out of the browser's back/forward cache, which would show the children again after a sign-out in
 * another tab. The page is hidden before the browser freezes it, and loaded anew when it comes back.
 */
export function useReloadFromBfcache(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', ({ persisted }) => (document.body.hidden = persisted), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal })
    return () => listening.abort()
  }, [])
}
