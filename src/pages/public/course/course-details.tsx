import { languageOf } from '#components/text-language.ts'
import type { ReactNode } from 'react'
import { Diamond } from '#components/emblems/diamond.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { Teachers } from '#components/course/teachers.tsx'
import { HoursInPlace } from '#components/course/hours.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { coursePage as copy, copy as courseCopy } from '#copy/courses.ts'
import { formatDay, formatDays } from '#copy/format.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded, isFull } from '#model/course.ts'
import { weeksOf } from '#model/dates/schedule.ts'
import { spanOf } from '#model/values/program.ts'
import styles from './course-details.module.css'

/** The picture of a course and what it is about. Sections without stored content are left out, here and below. */
export function CourseIntro({ course }: { course: Course }) {
  const { description } = course
  const paragraphs = description.split(/\s*\n\s*/).filter((paragraph) => paragraph !== '')
  return (
    <div className={styles.intro}>
      <CoursePicture course={course} className={styles.picture} />
      {paragraphs.length > 0 && (
        <Part title={copy.about}>
          <div className={styles.description} lang={languageOf(description)}>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </Part>
      )}
    </div>
  )
}

/** What the course teaches and does, with another link to enrolling. */
export function CourseDetails({ course }: { course: Course }) {
  const isOver = hasEnded(course, useToday())
  const classes = copy.classes(course.schedule, spanOf([weeksOf(course, course.schedule)]))
  const expected = [classes, ...course.expect].filter((point) => point !== '')
  return (
    <div className={styles.details}>
      {course.learn.length > 0 && (
        <Part title={copy.learn}>
          <ul className={styles.learn}>
            {course.learn.map(({ heading, text }, index) => (
              <li key={index}>
                <Flower size={36} />
                <div>
                  <h3 className={styles.heading}>{heading}</h3>
                  {text !== '' && <p className={styles.text}>{text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <div className={styles.lists}>
        {course.activities.length > 0 && (
          <Part title={copy.activities}>
            <Points colour="rani" points={course.activities} />
          </Part>
        )}
        {expected.length > 0 && (
          <Part title={copy.expect}>
            <Points colour="leaf" points={expected} />
          </Part>
        )}
      </div>
      {course.teachers.length > 0 && (
        <Part title={courseCopy.teachers.title}>
          <Teachers teachers={course.teachers} />
        </Part>
      )}
      <Practical course={course} />
      {!isOver && (
        <ButtonLink variant="second" className={styles.enrol} to={paths.enrol(course.id)}>
          {isFull(course) ? copy.waitingList : copy.enrol}
        </ButtonLink>
      )}
    </div>
  )
}

/** What to know before the first class, one card each. */
function Practical({ course }: { course: Course }) {
  const { schedule, place, bring, atHome } = course
  const { when, where, bring: toBring, atHome: home } = courseCopy.practical
  const days = formatDays(course.startDate, course.endDate)
  const cards = [
    { title: where, text: place },
    { title: toBring, text: bring },
    { title: home, text: atHome },
  ].filter(({ text }) => text !== '')
  if (schedule.days.length === 0 && cards.length === 0) return null
  return (
    <Part title={copy.practical}>
      <dl className={styles.cards}>
        {schedule.days.length > 0 && (
          <div className="card">
            <dt className="kicker">{when}</dt>
            <dd>{copy.whichDays(schedule)}</dd>
            {days !== '' && <dd>{days}</dd>}
            {schedule.breaks.length > 0 && <dd>{copy.breaks(schedule.breaks.map(formatDay))}</dd>}
            {schedule.startTime !== '' && (
              <dd>
                <HoursInPlace term={course} schedule={schedule} />
              </dd>
            )}
          </div>
        )}
        {cards.map(({ title, text }) => (
          <div key={title} className="card">
            <dt className="kicker">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function Points({ colour, points }: { colour: 'rani' | 'leaf'; points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={index}>
          <Diamond colour={colour} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}
