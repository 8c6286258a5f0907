import { AddToCalendar } from '#components/course/add-to-calendar.tsx'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { Hours, linesOfClass, sayDays, schoolHours } from '#components/course/hours.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { confirmation as copy } from '#copy/enrol.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import type { Course } from '#model/course.ts'
import { classesOf, isInOpenTerm, scheduleOf, totalAgreed } from '#model/enrollment.ts'
import { fullName } from '#model/values/name.ts'
import styles from './cards.module.css'
import { type Seat, termOf } from './seats.ts'

const { when, where, bring, atHome } = courseCopy.practical

/** The course in the term of the seats: it may have been published again for the next term. */
export function EnrolledCourseCard({ course, seats }: { course: Course; seats: Seat[] }) {
  const [first] = seats
  // If none is stored, only the open term's days are known.
  const isOpen = first !== undefined && isInOpenTerm(first.enrollment, course)
  const { startDate, endDate } = termOf(seats) ?? (isOpen ? course : { startDate: '', endDate: '' })
  const schedule = first === undefined ? null : scheduleOf(first.enrollment, course)
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <CoursePicture course={course} className={`on-screen ${styles.picture ?? ''}`} />
      <div className={styles.body}>
        {course.level !== null && <p className="kicker">{courseCopy.level(course.level)}</p>}
        <h2 className="card-title">{course.title}</h2>
        <Description text={course.description} />
        <dl className={styles.dates}>
          <Fact name={copy.starts}>{formatDay(startDate)}</Fact>
          <Fact name={copy.ends}>{formatDay(endDate)}</Fact>
        </dl>
        {schedule !== null && (
          <dl className={styles.practical}>
            <Fact name={when}>
              {schoolHours(schedule) !== '' && <Hours term={{ startDate, endDate }} schedule={schedule} />}
            </Fact>
            <Fact name={where}>
              {first?.enrollment.termId === '' ? course.place : first?.enrollment.place}
            </Fact>
            <Fact name={bring}>{course.bring}</Fact>
            <Fact name={atHome}>{course.atHome}</Fact>
          </dl>
        )}
      </div>
    </section>
  )
}

/** The first paragraph is open; the rest unfolds, so that on a phone the children and the total stay in view. */
function Description({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n')
  return (
    <>
      <p className={`on-screen ${styles.description ?? ''}`}>{first}</p>
      {rest.length > 0 && (
        <details className={`on-screen ${styles.more ?? ''}`}>
          <summary>{copy.moreAbout}</summary>
          {rest.map((paragraph) => (
            <p key={paragraph} className={styles.description}>
              {paragraph}
            </p>
          ))}
        </details>
      )}
    </>
  )
}

export function EnrolledCard({ course, seats }: { course: Course; seats: Seat[] }) {
  const total = totalAgreed(seats)
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <div className={styles.body}>
        <h2 className="card-title">{copy.students}</h2>
        <ul className={styles.students}>
          {seats.map((seat) => (
            <SeatItem key={seat.student.id} course={course} {...seat} />
          ))}
        </ul>
        {total !== null && (
          <p className={styles.total}>
            <span>{copy.total}</span>
            <span>{formatMoney(total, site.money)}</span>
          </p>
        )}
      </div>
    </section>
  )
}

function SeatItem({ course, student, enrollment }: Seat & { course: Course }) {
  const schedule = scheduleOf(enrollment, course)
  const [first] = classesOf(enrollment, schedule)
  return (
    <li className={styles.student}>
      <p className={styles.head}>
        <strong>{fullName(student)}</strong>
        {enrollment.cost !== null && <strong>{formatMoney(enrollment.cost, site.money)}</strong>}
      </p>
      <p>
        {enrollment.days.length === 0
          ? courseCopy.daysToBeAgreed
          : sayDays(enrollment.days, enrollment, schedule)}
      </p>
      {first !== undefined &&
        schedule !== null &&
        linesOfClass(first, schedule).map((line, index) => (
          <p key={line}>{index === 0 ? copy.firstClass(line) : line}</p>
        ))}
      <AddToCalendar
        enrollment={enrollment}
        schedule={schedule}
        title={`${student.firstName}: ${courseCopy.levelOrTitle(course.level, course.title)}`}
      />
      <small className={styles.id}>{copy.id(student.id)}</small>
    </li>
  )
}
