import { useOutletContext } from 'react-router-dom'

/** What `GuestsOnly` (`app/guards.tsx`) provides to the pages behind it. */
export interface GuestContext {
  lockRedirect: RedirectLock
  /** Where the visitor continues after signing in, if a guard sent them here; unknown before hydration. */
  wantedPath: string | null
}

/**
 * Runs work that creates a session without redirecting: otherwise the guard of the guest pages would lead a new account
 * away before its first documents are written. Rejects as the work does; after `IncompleteAccount` and `UnknownOutcome`
 * the lock stays, so that the form can be sent again.
 */
export type RedirectLock = (work: () => Promise<void>) => Promise<void>

export function useGuestContext(): GuestContext {
  return useOutletContext()
}

/** The account was created, but its first documents could not be written. */
export class IncompleteAccount extends Error {
  override name = 'IncompleteAccount'
}
