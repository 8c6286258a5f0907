import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadAccounts, type SignedInUser, useRequiredAuth } from '#auth/auth.tsx'
import { isSharedComputer } from '#auth/known-device.ts'
import { Waiting } from '#components/loading/loading.tsx'
import { Diamond } from '#components/emblems/diamond.tsx'
import { Link } from '#components/ui/link.tsx'
import { components as copy } from '#copy/layout.ts'
import { navigation } from '#copy/office.ts'
import { paths } from '#lib/paths.ts'
import { retryUntilLoaded } from '#lib/retry.ts'
import { deviceData, tabData } from '#lib/site-data.ts'
import { NotFoundPage } from '#pages/public/not-found/not-found-page.tsx'
import { MembersOnly } from './guards.tsx'
import styles from './staff-only.module.css'

/**
 * Lets the school's staff through: an account with the claim `staff` and a verified address. Whoever worked here before on
 * this device is sent to sign in; everybody else finds no page. `firestore.rules` are the lock.
 */
export function StaffOnly() {
  const { user, isFetching } = useRequiredAuth()
  const isStaff = useIsStaff(user)
  if (isFetching || (user !== null && isStaff === null)) return <Waiting>{copy.loading}</Waiting>
  if (user === null ? lastUse() === null : isStaff === false) return <NotFoundPage />
  return (
    <>
      {user !== null && <OfficeNavigation />}
      <MembersOnly />
    </>
  )
}

const links = [
  { to: paths.office, label: navigation.today },
  { to: paths.officeRegistrations, label: navigation.registrations },
  { to: paths.officeFamilies, label: navigation.families },
  { to: paths.officeEnquiries, label: navigation.enquiries },
] as const

function OfficeNavigation() {
  const { pathname } = useLocation()
  const here = [...links].reverse().find(({ to }) => pathname.toLowerCase().startsWith(to))
  return (
    <nav className={`content ${styles.navigation ?? ''}`} aria-label={navigation.label}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link === here ? 'page' : undefined}>
              {link === here && <Diamond colour="mustard" size={18} />}
              <span>{link.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How long a session of the staff lasts without use, in milliseconds: a phone left open reads every family. */
const idleLimit = 8 * 60 * 60 * 1000
const checkInterval = 60 * 1000

const lastUseKey = 'office-used'

/** On a shared computer the tab alone knows that the office was open. */
function usedIn() {
  return isSharedComputer() ? tabData : deviceData
}

/** When the office was last used here, in milliseconds; `null` where it never was. */
function lastUse(): number | null {
  const stored = usedIn().get(lastUseKey)
  return stored === null ? null : Number(stored)
}

/** `null` while it is not known. Ends a session that was not used for eight hours. */
function useIsStaff(user: SignedInUser | null): boolean | null {
  const [known, setKnown] = useState<{ user: SignedInUser; isStaff: boolean } | null>(null)
  const isStaff = known !== null && known.user === user ? known.isStaff : null

  const noteUse = useEffectEvent(() => usedIn().set(lastUseKey, String(Date.now())))
  const endIfIdle = useEffectEvent(async () => {
    if (Date.now() - (lastUse() ?? 0) < idleLimit) return false
    const { signOut } = await loadAccounts()
    await signOut(false)
    return true
  })

  useEffect(() => {
    if (user === null) return
    let isOver = false
    void retryUntilLoaded(async () => (await loadAccounts()).readStaffClaim()).then(
      async ({ isStaff, signedInAt }) => {
        if (isStaff && (lastUse() ?? 0) < signedInAt) usedIn().set(lastUseKey, String(signedInAt))
        if (!isOver && !(isStaff && (await endIfIdle()))) setKnown({ user, isStaff })
      },
    )
    return () => {
      isOver = true
    }
  }, [user])

  useEffect(() => {
    if (isStaff !== true) return
    const listening = new AbortController()
    const { signal } = listening
    noteUse()
    for (const use of ['pointerdown', 'keydown'])
      document.addEventListener(use, () => void endIfIdle().then((isEnded) => isEnded || noteUse()), {
        signal,
      })
    document.addEventListener('visibilitychange', () => void endIfIdle(), { signal })
    const timer = setInterval(() => void endIfIdle(), checkInterval)
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [isStaff])

  return isStaff
}
