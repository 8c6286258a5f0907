import { StrictMode, useEffect } from 'react'
import { AuthProvider } from '#auth/auth.tsx'
import { AppRoutes, loadPage } from './routes.tsx'

/** The whole site, inside a router: the browser's, or at build time the one of the prerendering. */
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

/** What a person does just before they follow a link; a finger comes with `pointerover` too. */
const intents = ['pointerover', 'focusin']

/**
 * Downloads the page behind a link of the site when somebody is about to follow it, so that it opens at once. Pages in the
 * other language have scripts of their own.
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

/** Asked for once: a download that fails is repeated when the page is opened, not wherever the pointer goes. */
const preloaded = new Set<string>()

function preload(pathname: string): void {
  if (preloaded.has(pathname)) return
  preloaded.add(pathname)
  // Once it is opened, the page reports a failure itself.
  loadPage(pathname).catch(() => undefined)
}
