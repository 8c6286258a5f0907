import { useEffect } from 'react'
import { loadPage } from './routes.tsx'

/** What a person does just before they follow a link; a finger comes with `pointerover` too. */
const intents = ['pointerover', 'focusin']

/** Downloads the page behind a link of the site when somebody is about to follow it, so that it opens at once. */
export function usePrefetch(): void {
  useEffect(() => {
    const listening = new AbortController()
    for (const intent of intents) {
      document.addEventListener(intent, prefetch, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.pathname === location.pathname) return
  // Once it is opened, the page reports a failure itself.
  loadPage(link.pathname).catch(() => undefined)
}
