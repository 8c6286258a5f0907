import { useEffect } from 'react'
import { checkVerification } from '#auth/accounts.ts'

/**
 * Asks the sign-in service about the account now and whenever the parent comes back to this page: the links of its mails
 * open elsewhere. One that has changed the address ends the session, and the guard then leads to signing in.
 * @param isAwaited whether such a link is on its way.
 */
export function useAccountCheck(isAwaited = true): void {
  useEffect(() => {
    if (!isAwaited) return
    function check() {
      // A failed check is repeated when the parent comes back.
      if (!document.hidden) checkVerification().catch(() => undefined)
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [isAwaited])
}
