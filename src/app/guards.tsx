import { useEffect, useRef, useState } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth, useHasSignedOut, useRequiredAuth, useWakeAuth } from '#auth/auth.tsx'
import { hasSignedInBefore, isKnownDevice, lastOfficeUse } from '#auth/known-device.ts'
import { Waiting } from '#components/loading/loading.tsx'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { components as copy } from '#copy/layout.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { paths, patterns } from '#lib/paths.ts'
import { tabData } from '#lib/site-data.ts'
import { type GuestContext, IncompleteAccount } from '#pages/guest/guest-context.ts'

/** Where to lead a parent after signing in (S2.35). Kept by the tab, so that two tabs do not lead each other astray. */
const redirectKey = 'redirectPath'

/**
 * Lets signed-in parents through and sends others to sign in. The page they wanted is remembered, unless they sign out
 * here.
 * @param isHidden sends only people who used the office on this device before to sign in. Everybody else continues to
 *   the page, which shows them the 404 page.
 */
export function MembersOnly({ isHidden = false }) {
  const { user, isFetching } = useRequiredAuth()
  const hasSignedOut = useHasSignedOut()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const isStranger = isHidden && lastOfficeUse() === null
  if (user !== null && !wasSignedIn) setWasSignedIn(true)
  useReloadFromBfcache()

  useEffect(() => {
    if (user !== null) tabData.remove(redirectKey)
    else if (!isFetching && !isStranger && !(wasSignedIn && hasSignedOut))
      tabData.set(redirectKey, pathname + search)
  }, [user, isFetching, isStranger, wasSignedIn, hasSignedOut, pathname, search])

  useEffect(() => {
    // Whatever ended the session, the data read for the family is discarded with it.
    if (user === null && wasSignedIn)
      void import('#data/read.ts').then(({ queryClient }) => queryClient.clear())
  }, [user, wasSignedIn])

  if (isFetching) return <Waiting>{copy.loading}</Waiting>
  if (user !== null || isStranger) return <Outlet />
  const wasSignedOut = wasSignedIn && !hasSignedOut
  // Somebody who enrols and has never signed in here creates an account first.
  const isSigningUp = !wasSignedIn && !isKnownDevice() && matchPath(patterns.enrol, pathname) !== null
  return <Navigate to={paths.login} state={{ wasSignedOut, isSigningUp }} replace />
}

/**
 * Redirects signed-in parents to the page they wanted, or to the dashboard (from `/register` always, decision 15), but
 * not while a guest page submits (`RedirectLock`). After `IncompleteAccount` the lock stays, so that the form can be
 * sent again unchanged.
 */
export function GuestsOnly() {
  const isHydrated = useIsHydrated()
  const { user, isFetching } = useAuth()
  const wake = useWakeAuth()
  const { pathname } = useLocation()
  const [lockedAt, setLockedAt] = useState<string | null>(null)
  /** A form that is not answered in time can be sent again while the first attempt is still running. */
  const tries = useRef(0)

  async function lockRedirect(work: () => Promise<void>): Promise<void> {
    setLockedAt(pathname)
    wake()
    tries.current += 1
    try {
      await work()
    } catch (error) {
      const isUnfinished = error instanceof IncompleteAccount || error instanceof UnknownOutcome
      if (!isUnfinished && tries.current === 1) setLockedAt(null)
      throw error
    } finally {
      tries.current -= 1
    }
    setLockedAt(null)
  }

  // On a device where nobody has signed in before, the form does not need the sign-in service until it is sent.
  if (isFetching && hasSignedInBefore()) return <Waiting>{copy.loading}</Waiting>
  const wanted = matchPath(patterns.register, pathname) === null ? tabData.get(redirectKey) : null
  if (user !== null && lockedAt !== pathname) return <Navigate to={wanted ?? paths.dashboard} replace />
  const wantedPath = isHydrated ? wanted : null
  return <Outlet context={{ lockRedirect, wantedPath } satisfies GuestContext} />
}

/**
 * Keeps a family's page out of the browser's back/forward cache, which would show the children again after signing out
 * in another tab: the page is hidden before the browser freezes it, and reloaded when it is restored.
 */
function useReloadFromBfcache(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', ({ persisted }) => (document.body.hidden = persisted), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal })
    return () => listening.abort()
  }, [])
}
