import type { ReactNode } from 'react'
import { useSignedInUser } from '#auth/use-auth.ts'
import { Alert } from '#components/ui/alert.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { words } from '#words/confirmation.ts'
import { site } from '#content/site.ts'
import { useUser } from '#data/user.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import { levelCount, quartersOf } from '#model/level.ts'
import { shortName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import { CourseCard } from './course-card.tsx'
import { EnrolledCard } from './enrolled-card.tsx'
import { ThanksScene } from './thanks-scene.tsx'
import styles from './thanks.module.css'

const { processed, how, detailsByEmail, detailsOnRequest } = site.payment

interface ThanksProps {
  uid: string
  course: Course
  students: Student[]
  /** Who could not be enrolled, told before anything else. */
  children: ReactNode
}

/** The thank-you, once the children are stored as enrolled (SPEC section 2, confirmation). */
export function Thanks({ uid, course, students, children }: ThanksProps) {
  const user = useUser(uid)
  const { isEmailVerified } = useSignedInUser()
  const firstName = user.status === 'ready' ? (user.data?.firstName ?? '') : ''

  return (
    <>
      <div className={styles.sky} role="status">
        <Flower quarters={quartersOf(course.level ?? levelCount)} size={160} isStitching />
        <h1 className={styles.title}>{words.thanks(firstName)}</h1>
        <p>{words.haveAPlace(students.map(shortName))}</p>
        <ThanksScene />
      </div>
      {children}
      <div className={`content ${styles.cards ?? ''} ${styles.page ?? ''}`}>
        <CourseCard course={course} />
        <div className={styles.cards}>
          <EnrolledCard course={course} students={students} />
          <Alert
            kind="ok"
            text={`${processed} ${how} ${isEmailVerified ? detailsByEmail : detailsOnRequest}`}
          >
            {!isEmailVerified && <a href={`mailto:${site.email}`}>{site.email}</a>}
          </Alert>
          <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
        </div>
      </div>
    </>
  )
}
