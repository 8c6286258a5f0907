import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { hasSignedInBefore } from '../auth/known-device'
import { useAuth, useRequiredAuth, useWakeAuth } from '../auth/use-auth'
import { Waiting } from '../components/waiting'
import { words } from '../content/en/app'
import { paths } from '../lib/paths'
import { HalfMadeAccount } from '../pages/guest/half-made-account'
import { clearRedirectPath, storedRedirectPath, storeRedirectPath } from './redirect-path'

/**
 * Lets signed-in parents through and sends others to sign in (SPEC section 2, Protected routes). Where they were is
 * stored, except when they have just signed out here (DESIGN section 2, Session).
 */
export function MembersOnly() {
  const { user, isFetching } = useRequiredAuth()
  const { pathname, search } = useLocation()
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (user !== null) {
      wasSignedIn.current = true
      clearRedirectPath()
    } else if (!isFetching && !wasSignedIn.current) {
      storeRedirectPath(pathname + search)
    }
  }, [user, isFetching, pathname, search])

  if (isFetching) return <Waiting>{words.loading}</Waiting>
  if (user === null) return <Navigate to={paths.login} replace />
  return <Outlet />
}

/**
 * Sends signed-in parents on, to where they were or to the dashboard. While a guest page submits it holds this guard, so
 * that a new account is not led away before its first documents are written (DESIGN section 2, Session). A half-made
 * account keeps holding: its form stays, with what was typed, to be sent again.
 */
export function GuestsOnly() {
  const { user, isFetching } = useAuth()
  const wake = useWakeAuth()
  const { pathname } = useLocation()
  const [heldAt, setHeldAt] = useState<string | null>(null)

  async function hold(work: () => Promise<void>): Promise<void> {
    setHeldAt(pathname)
    wake()
    try {
      await work()
    } catch (error) {
      if (!(error instanceof HalfMadeAccount)) setHeldAt(null)
      throw error
    }
    setHeldAt(null)
  }

  // On a device where nobody has signed in before, the form needs the sign-in service only when it is sent.
  if (isFetching && hasSignedInBefore()) return <Waiting>{words.loading}</Waiting>
  if (user !== null && heldAt !== pathname)
    return <Navigate to={storedRedirectPath() ?? paths.dashboard} replace />
  return <Outlet context={hold} />
}
