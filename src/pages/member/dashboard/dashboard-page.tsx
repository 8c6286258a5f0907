import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../../../auth/accounts'
import { useSignedInUser } from '../../../auth/use-auth'
import { Alert } from '../../../components/alert'
import { Button } from '../../../components/button'
import { PageTitle } from '../../../components/page-title'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/dashboard'
import { useStudents } from '../../../data/student'
import { useUser } from '../../../data/user'
import styles from './dashboard-page.module.css'
import { Registrations } from './registrations'
import { Students } from './students'
import { UnfinishedAccount } from './unfinished-account'
import { VerifyEmail } from './verify-email'

/** The parent's children and their registrations (SPEC section 2, /dashboard). */
export function DashboardPage() {
  const { uid, email, isEmailVerified } = useSignedInUser()
  const user = useUser(uid)
  const students = useStudents(uid)
  const [isSaved, setIsSaved] = useState(false)
  const firstName = user.status === 'ready' ? (user.data?.firstName ?? '') : ''

  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand
        greeting={words.greeting}
        title={words.welcome(firstName)}
        aside={<SignOutButton isSmall />}
      />
      <div className={`content ${styles.page ?? ''}`}>
        {user.status === 'ready' && user.data === null && (
          <UnfinishedAccount uid={uid} email={email} onSaved={() => setIsSaved(true)} />
        )}
        {!isEmailVerified && <VerifyEmail email={email} />}
        {isSaved && <Alert kind="ok" role="status" text={words.unfinished.saved} />}
        <Students students={students} />
        <Registrations uid={uid} students={students} />
        <div className={styles.signOut}>
          <SignOutButton isWide />
        </div>
      </div>
    </>
  )
}

/** Ends the session; the guard then leads to the sign-in page. */
function SignOutButton(size: { isSmall?: boolean; isWide?: boolean }) {
  const [hasFailed, setHasFailed] = useState(false)

  async function handleSignOut() {
    try {
      await signOut()
    } catch (error) {
      console.error('Signing out failed:', error)
      setHasFailed(true)
    }
  }

  return (
    <>
      {hasFailed && <Alert kind="error" role="alert" text={words.signOutFailed} />}
      <Button
        variant="second"
        {...size}
        icon={<LogOut aria-hidden="true" size={20} strokeWidth={2.25} />}
        onClick={() => void handleSignOut()}
      >
        {words.signOut}
      </Button>
    </>
  )
}
