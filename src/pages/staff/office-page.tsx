import { useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { loadAccounts, useAuth } from '#auth/auth.tsx'
import { lastOfficeUse, rememberOfficeUse } from '#auth/known-device.ts'
import { Waiting } from '#components/loading/loading.tsx'
import { Diamond } from '#components/emblems/diamond.tsx'
import { Link } from '#components/ui/link.tsx'
import { components as copy } from '#copy/layout.ts'
import { navigation } from '#copy/office.ts'
import { paths, patterns } from '#lib/paths.ts'
import { retryUntilLoaded } from '#lib/retry.ts'
import NotFoundPage from '#pages/public/not-found/not-found-page.tsx'
import { ClassListPage } from './class-list/class-list-page.tsx'
import { EnquiriesPage } from './enquiries/enquiries-page.tsx'
import { FamiliesPage } from './families/families-page.tsx'
import { FamilyPage } from './families/family/family-page.tsx'
import styles from './office-page.module.css'
import { RegistrationsPage } from './registrations/registrations-page.tsx'
import { TodayPage } from './today/today-page.tsx'

/**
 * The office and the pages below it, for the school's staff: an account with the claim `staff` and a verified address.
 * Everybody else gets a 404 page. `firestore.rules` are the lock. All of it is one download, so that other pages are
 * not split into more files because of it.
 */
export default function OfficePage() {
  const { user } = useAuth()
  const isStaff = useIsStaff(user?.uid)
  if (user === null || isStaff === false) return <NotFoundPage />
  if (isStaff === null) return <Waiting>{copy.loading}</Waiting>
  return (
    <>
      <OfficeNavigation />
      <Routes>
        <Route index element={<TodayPage />} />
        <Route path={below(patterns.officeRegistrations)} element={<RegistrationsPage />} />
        <Route path={below(patterns.classList)} element={<ClassListPage />} />
        <Route path={below(patterns.officeFamilies)} element={<FamiliesPage />} />
        <Route path={below(patterns.officeFamily)} element={<FamilyPage />} />
        <Route path={below(patterns.officeEnquiries)} element={<EnquiriesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  )
}

function below(pattern: string): string {
  return pattern.slice(`${patterns.office}/`.length)
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

/** How long a staff session lasts without use, in milliseconds: an unattended phone could read every family. */
const idleLimit = 8 * 60 * 60 * 1000
const checkInterval = 60 * 1000

/** `null` while unknown. Ends a session unused for eight hours, and notices when an account is no longer staff. */
function useIsStaff(uid: string | undefined): boolean | null {
  const [known, setKnown] = useState<{ uid: string; isStaff: boolean } | null>(null)
  const isStaff = known !== null && known.uid === uid ? known.isStaff : null

  useEffect(() => {
    if (uid === undefined) return
    const listening = new AbortController()
    const { signal } = listening

    async function check(id: string) {
      const account = await retryUntilLoaded(async () => (await loadAccounts()).readStaffClaim())
      if (account.isStaff && (lastOfficeUse(id) ?? 0) < account.signedInAt)
        rememberOfficeUse(id, account.signedInAt)
      if (signal.aborted || (account.isStaff && (await endIfIdle(id)))) return
      // The same object if nothing has changed.
      setKnown((before) =>
        before?.uid === id && before.isStaff === account.isStaff
          ? before
          : { uid: id, isStaff: account.isStaff },
      )
    }

    let timer: ReturnType<typeof setTimeout> | undefined
    async function watch(id: string) {
      await check(id).catch(console.error)
      // Only now: without a connection a check takes until there is one.
      if (isStaff === true && !signal.aborted) timer = setTimeout(() => void watch(id), checkInterval)
    }
    function stop() {
      listening.abort()
      clearTimeout(timer)
    }

    void watch(uid)
    if (isStaff !== true) return stop
    rememberOfficeUse(uid, Date.now())
    const handleUse = () =>
      void endIfIdle(uid).then((isEnded) => isEnded || rememberOfficeUse(uid, Date.now()))
    for (const use of ['pointerdown', 'keydown']) document.addEventListener(use, handleUse, { signal })
    document.addEventListener('visibilitychange', () => void endIfIdle(uid), { signal })
    return stop
  }, [uid, isStaff])

  return isStaff
}

async function endIfIdle(uid: string): Promise<boolean> {
  if (Date.now() - (lastOfficeUse(uid) ?? 0) < idleLimit) return false
  const { signOut } = await loadAccounts()
  await signOut(false)
  return true
}
