import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { copy } from '#copy/confirmation.ts'
import { language } from '#copy/language.ts'
import { site } from '#content/site.ts'
import { useUser } from '#data/user.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import { levelCount, quartersOf } from '#model/level.ts'
import { shortName } from '#model/values/name.ts'
import pageStyles from '#pages/member/enrolment/confirm/confirmation-page.module.css'
import { EnrolledCard, EnrolledCourseCard } from './cards.tsx'
import { NextSteps } from './next-steps.tsx'
import { Payment } from './payment.tsx'
import type { Place } from './places.ts'
import styles from './enrolled.module.css'

interface EnrolledProps {
  uid: string
  course: Course
  places: Place[]
  /** Whether they have just been enrolled, and not on an earlier day. */
  isNew: boolean
  /** Who could not be enrolled, above the cards. */
  children: ReactNode
}

/** The thank-you, once the children are stored as enrolled. */
export function Enrolled({ uid, course, places, isNew, children }: EnrolledProps) {
  const user = useUser(uid)
  const { email, isEmailVerified } = useSignedInUser()
  const firstName = user.status === 'ready' ? (user.data?.firstName ?? '') : ''

  return (
    <>
      <div className={styles.sky} role="status">
        <Flower quarters={quartersOf(course.level ?? levelCount)} size={160} isStitching />
        <h1 className={styles.title}>{copy.thanks(firstName)}</h1>
        <p className={styles.place}>
          <CircleCheck aria-hidden="true" size={28} strokeWidth={2.25} />
          <span>{copy.haveAPlace(places.map(({ student }) => shortName(student)))}</span>
        </p>
        <CheeringLetters />
      </div>
      {children}
      <div className={`content ${styles.cards ?? ''} ${styles.page ?? ''}`}>
        <div className={styles.cards}>
          <EnrolledCard uid={uid} course={course} places={places} />
          <Payment uid={uid} places={places} email={isEmailVerified ? email : ''} />
          <NextSteps course={course} places={places} />
          <p className={styles.school}>
            {[language.siteName, site.email, site.address + language.basePath].join(', ')}
          </p>
          <div className={pageStyles.actions}>
            <ButtonLink
              to={paths.dashboard}
              state={isNew ? places.map(({ enrollment }) => enrollment.id) : undefined}
            >
              {copy.toDashboard}
            </ButtonLink>
            <Button variant="second" onClick={() => window.print()}>
              {copy.print}
            </Button>
          </div>
        </div>
        <EnrolledCourseCard course={course} places={places} />
      </div>
    </>
  )
}

const far = 'M-700 60C-500 10-90 14 0 26S120 44 200 44 300 26 360 24 700 60 1060 20'
const near = 'M-700 50C-400 70-90 66 0 56S120 30 200 44 300 66 360 56 700 30 1060 60'
const field = 'M-700 80C-400 60-90 92 0 84S120 66 190 70 300 88 360 80 700 70 1060 84'
const ground = 'M-700 112C-400 104-200 116 0 108S240 116 360 106 700 114 1060 106'
const foot = 'V140H-700z'

/** Three letters in the field, 360 by 165 and as wide as the window. */
function CheeringLetters() {
  return (
    <svg className={styles.scene} viewBox="0 -35 360 165" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <Hill edge={far} to={foot} fill="var(--hill-far)" />
      <Hill edge={near} to={foot} fill="var(--hill-near)" rows={{ count: 1, stroke: 'var(--hill-row)' }} />
      <Hill edge={field} to={foot} fill="var(--field)" rows={{ count: 1, stroke: 'var(--field-row)' }} />
      <path fill="var(--near-band)" d={ground + foot} />
      <Letter
        transform="translate(9 96) scale(.12)"
        name="eeri"
        left="up"
        right="up"
        eyes="happy"
        mouth="open"
      />
      <Letter transform="translate(131 96) scale(.12)" name="aira" left="up" right="up" jutti="indigo" />
      <Letter
        transform="translate(281 94) scale(.12)"
        name="haha"
        left="up"
        right="up"
        mouth="open"
        gaze={[0, -10]}
      />
      <g transform="translate(0 130) scale(.7)">
        <BloomBand from={-1008} to={1500} y={0} />
      </g>
    </svg>
  )
}
