import { CircleCheck } from 'lucide-react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { FieldScene } from '#components/drawings/field-scene.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { useToday } from '#components/use-today.ts'
import { confirmation as copy } from '#copy/enrol.ts'
import { language } from '#copy/language.ts'
import { site } from '#content/site.ts'
import { useUser } from '#data/user.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded } from '#model/course.ts'
import { shortName } from '#model/values/name.ts'
import pageStyles from '#pages/member/enrolment/confirm/confirmation-page.module.css'
import { EnrolledCard, EnrolledCourseCard } from './cards.tsx'
import { NextSteps } from './next-steps.tsx'
import { Payment } from './payment.tsx'
import type { Seat } from './seats.ts'
import styles from './enrolled.module.css'

interface ThanksProps {
  uid: string
  course: Course
  seats: Seat[]
}

/** The thank-you, once the children are stored as enrolled. */
export function Thanks({ uid, course, seats }: ThanksProps) {
  const user = useUser(uid)
  const today = useToday()
  const namesOf = (isOver: boolean) =>
    seats
      .filter(({ enrollment }) => hasEnded(enrollment, today) === isOver)
      .map(({ student }) => shortName(student))
  const [now, before] = [namesOf(false), namesOf(true)]
  return (
    <div className={`${pageStyles.sky ?? ''} ${styles.sky ?? ''}`}>
      <Flower levels={course.level ?? undefined} size={160} isStitching />
      <h1 className={styles.title}>{copy.thanks(user.data?.firstName ?? '')}</h1>
      {now.length > 0 && (
        <p className={styles.place}>
          <CircleCheck aria-hidden="true" size={28} strokeWidth={2.25} />
          <span>{copy.haveAPlace(now)}</span>
        </p>
      )}
      {before.length > 0 && <p>{copy.hadAPlace(before)}</p>}
      <FieldScene>
        <Letter at={[9, 96, 0.12]} name="eeri" left="up" right="up" eyes="happy" mouth="open" />
        <Letter at={[131, 96, 0.12]} name="aira" left="up" right="up" jutti="indigo" />
        <Letter at={[281, 94, 0.12]} name="haha" left="up" right="up" mouth="open" gaze={[0, -10]} />
      </FieldScene>
    </div>
  )
}

interface EnrolledProps extends ThanksProps {
  /** Whether they have just been enrolled, and not on an earlier day. */
  isNew: boolean
}

/** What was agreed, what is to be paid and what happens next, as cards. */
export function Enrolled({ uid, course, seats, isNew }: EnrolledProps) {
  const { email, isEmailVerified } = useSignedInUser()
  return (
    <div className={`content page ${styles.cards ?? ''} ${styles.page ?? ''}`}>
      <div className={styles.cards}>
        <EnrolledCard course={course} seats={seats} />
        <Payment uid={uid} seats={seats} email={email} isEmailVerified={isEmailVerified} />
        <NextSteps course={course} seats={seats} />
        <p className={styles.school}>
          {[language.siteName, site.email, site.address + language.basePath].join(', ')}
        </p>
        <div className={`row on-screen ${pageStyles.actions ?? ''}`}>
          <ButtonLink
            to={paths.dashboard}
            state={isNew ? seats.map(({ enrollment }) => enrollment.id) : undefined}
          >
            {copy.toDashboard}
          </ButtonLink>
          <Button variant="second" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      </div>
      <EnrolledCourseCard course={course} seats={seats} />
    </div>
  )
}
