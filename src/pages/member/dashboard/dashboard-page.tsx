import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '#auth/accounts.ts'
import { useSignedInUser } from '#auth/auth.tsx'
import { lastOfficeUse } from '#auth/known-device.ts'
import { Alert, StatusMessage } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { copy } from '#copy/dashboard.ts'
import { paths } from '#lib/paths.ts'
import { useStudents } from '#data/student.ts'
import { useUser } from '#data/user.ts'
import { emptyCarts } from '../enrolment/stored-cart.ts'
import { CompleteProfile } from './complete-profile.tsx'
import styles from './dashboard-page.module.css'
import { Registrations } from './registrations/registrations.tsx'
import { Students } from './students/students.tsx'
import { VerifyEmail } from './verify-email.tsx'
import { YourData } from './your-data/your-data.tsx'
import { YourDetails } from './your-details/your-details.tsx'

export default function DashboardPage() {
  const { uid, email, isEmailVerified } = useSignedInUser()
  const user = useUser(uid)
  const students = useStudents(uid)
  const [isSaved, setIsSaved] = useState(false)

  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand
        {...(lastOfficeUse(uid) !== null && { back: { to: paths.office, label: copy.office } })}
        isGreeted
        title={copy.welcome(user.data?.firstName ?? '')}
        aside={<SignOutButton isSmall />}
      />
      <div className={`content ${styles.page ?? ''}`}>
        {user.data === null && <CompleteProfile uid={uid} email={email} onSaved={() => setIsSaved(true)} />}
        {!isEmailVerified && <VerifyEmail email={email} />}
        <StatusMessage text={isSaved ? copy.details.saved : undefined} />
        <Students
          uid={uid}
          students={students}
          contact={{ email, phoneNumber: user.data?.phoneNumber ?? '' }}
        />
        <Registrations uid={uid} students={students} />
        <YourDetails user={user} email={email} />
        <YourData />
        <div className={styles.signOut}>
          <SignOutButton isWide />
        </div>
      </div>
    </>
  )
}

/** Ends the session; the guard then redirects to the sign-in page. */
function SignOutButton(size: { isSmall?: boolean; isWide?: boolean }) {
  const [hasFailed, setHasFailed] = useState(false)

  async function handleSignOut() {
    try {
      await signOut()
      emptyCarts()
    } catch (error) {
      console.error('Signing out failed:', error)
      setHasFailed(true)
    }
  }

  return (
    <>
      {hasFailed && <Alert kind="error" role="alert" text={copy.signOutFailed} />}
      <Button
        variant="second"
        {...size}
        icon={<LogOut aria-hidden="true" size={20} strokeWidth={2.25} />}
        onClick={() => void handleSignOut()}
      >
        {copy.signOut}
      </Button>
    </>
  )
}
