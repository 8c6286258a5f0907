import type { ReactNode } from 'react'
import { useSignedInUser } from '../../../auth/use-auth'
import { Alert } from '../../../components/alert'
import { ButtonLink } from '../../../components/button'
import { Flower } from '../../../components/flower'
import { words } from '../../../content/en/confirmation'
import { site } from '../../../content/site'
import { useUser } from '../../../data/user'
import { paths } from '../../../lib/paths'
import type { Course } from '../../../model/course'
import { levelCount, quartersOf } from '../../../model/level'
import { shortName } from '../../../model/name'
import type { Student } from '../../../model/student'
import { CourseCard } from './course-card'
import { EnrolledCard } from './enrolled-card'
import { ThanksScene } from './thanks-scene'
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
