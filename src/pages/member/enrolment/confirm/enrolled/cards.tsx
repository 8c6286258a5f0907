import { AddToCalendar } from '#components/course/add-to-calendar.tsx'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { Hours, linesOfClass, schoolHours } from '#components/course/hours.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { copy } from '#copy/confirmation.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { site } from '#content/site.ts'
import { formatDay, formatWeekdays } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import type { Course } from '#model/course.ts'
import { classesOf, scheduleOf } from '#model/enrollment.ts'
import { fullName } from '#model/values/name.ts'
import styles from './cards.module.css'
import { type Place, sumOf, termOf } from './places.ts'

/** The course, for the term of the places: it may be published anew for the next one. */
export function EnrolledCourseCard({ course, places }: { course: Course; places: Place[] }) {
  const { startDate, endDate } = termOf(places) ?? course
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <CoursePicture course={course} className={styles.picture} />
      <div className={styles.body}>
        {course.level !== null && <p className="kicker">{courseCopy.level(course.level)}</p>}
        <h2 className="card-title">{course.title}</h2>
        <Description text={course.description} />
        <dl className={styles.dates}>
          <Fact name={copy.starts}>{formatDay(startDate)}</Fact>
          <Fact name={copy.ends}>{formatDay(endDate)}</Fact>
        </dl>
        {startDate === course.startDate && <Practical course={course} />}
      </div>
    </section>
  )
}

function Practical({ course }: { course: Course }) {
  const { when, where, bring, atHome } = courseCopy.practical
  return (
    <dl className={styles.practical}>
      <Fact name={when}>
        {schoolHours(course.schedule) !== '' && <Hours term={course} schedule={course.schedule} />}
      </Fact>
      <Fact name={where}>{course.place}</Fact>
      <Fact name={bring}>{course.bring}</Fact>
      <Fact name={atHome}>{course.atHome}</Fact>
    </dl>
  )
}

/** The first paragraph is open; the rest unfolds, so that on a phone the children and the total stay in view. */
function Description({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n')
  return (
    <>
      <p className={styles.description}>{first}</p>
      {rest.length > 0 && (
        <details className={styles.more}>
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

interface EnrolledCardProps {
  uid: string
  course: Course
  places: Place[]
}

export function EnrolledCard({ uid, course, places }: EnrolledCardProps) {
  const costs = places.map(({ enrollment }) => enrollment.cost).filter((cost) => cost !== null)
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <div className={styles.body}>
        <h2 className="card-title">{copy.students}</h2>
        <ul className={styles.students}>
          {places.map((place) => (
            <PlaceItem key={place.student.id} uid={uid} course={course} {...place} />
          ))}
        </ul>
        {costs.length > 0 && (
          <p className={styles.total}>
            <span>{copy.total}</span>
            <span>{formatMoney(sumOf(costs), site.money)}</span>
          </p>
        )}
      </div>
    </section>
  )
}

function PlaceItem({ uid, course, student, enrollment }: Place & { uid: string; course: Course }) {
  const schedule = scheduleOf(enrollment, course)
  const [first] = classesOf(enrollment, schedule)
  return (
    <li className={styles.student}>
      <p className={styles.head}>
        <strong>{fullName(student)}</strong>
        {enrollment.cost !== null && <strong>{formatMoney(enrollment.cost, site.money)}</strong>}
      </p>
      <p>{enrollment.days.length === 0 ? courseCopy.daysToBeAgreed : formatWeekdays(enrollment.days)}</p>
      {first !== undefined &&
        linesOfClass(first, course.schedule).map((line, index) => (
          <p key={line}>{index === 0 ? copy.firstClass(line) : line}</p>
        ))}
      <AddToCalendar
        uid={uid}
        enrollment={enrollment}
        schedule={schedule}
        title={`${student.firstName}: ${courseCopy.levelOrTitle(course.level, course.title)}`}
      />
      <small className={styles.id}>{copy.id(student.id)}</small>
    </li>
  )
}
