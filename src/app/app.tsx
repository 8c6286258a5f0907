import { StrictMode, useEffect } from 'react'
import { AuthProvider } from '#auth/auth.tsx'
import { AppRoutes, loadPage } from './routes.tsx'

/** The whole site, inside a router: the browser's, or a static one while prerendering. */
export function App() {
  usePrefetch()
  return (
    <StrictMode>
      <AuthProvider>
        <AppRoutes />
      </AuthProvider>
    </StrictMode>
  )
}

/** What a person does just before following a link; touches fire `pointerover` too. */
const intents = ['pointerover', 'focusin']

/**
 * Preloads the page behind a link that somebody is about to follow, so that it opens at once. Pages in another language
 * have their own scripts.
 */
function usePrefetch(): void {
  useEffect(() => {
    const listening = new AbortController()
    for (const intent of intents) {
      document.addEventListener(intent, prefetch, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
}

function prefetch({ target }: Event): void {
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  if (link?.hreflang === '' && link.origin === location.origin && link.pathname !== location.pathname)
    preload(link.pathname)
}

/** Tried once: a failed download is repeated when the page is opened, not each time the pointer passes. */
const preloaded = new Set<string>()

function preload(pathname: string): void {
  if (preloaded.has(pathname)) return
  preloaded.add(pathname)
  loadPage(pathname).catch(() => undefined)
}
