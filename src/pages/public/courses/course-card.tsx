import { CalendarDays, Footprints, Sparkles } from 'lucide-react'
import { useToday } from '#components/use-today.ts'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { LevelBadge } from '#components/emblems/level-badge.tsx'
import { courseList as words, words as courseWords } from '#words/courses.ts'
import { site } from '#content/site.ts'
import { formatDays } from '#words/format.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { hasEnded, type ListedCourse } from '#model/course.ts'
import styles from './course-card.module.css'

interface CourseCardProps {
  course: ListedCourse
  /** The first picture is in view and loads at once; the others load lazily. */
  isFirst: boolean
}

/** What the course does not say has no line. */
export function CourseCard({ course, isFirst }: CourseCardProps) {
  const isOver = hasEnded(course, useToday())
  const days = formatDays(course.startDate, course.endDate)
  return (
    <article className={`card ${styles.card ?? ''}`}>
      <div className={styles.picture}>
        <CoursePicture course={course} isLazy={!isFirst} />
      </div>
      {course.level !== null && (
        <div className={styles.badge}>
          <LevelBadge level={course.level} size="card" />
        </div>
      )}
      <div className={styles.body}>
        {course.level !== null && <p className={styles.level}>{courseWords.level(course.level)}</p>}
        <h2 className={styles.title} lang={courseWords.languageOf(course.title)}>
          {course.title}
        </h2>
        <p className={styles.information} lang={courseWords.languageOf(course.information)}>
          {course.information}
        </p>
        <ul className={styles.facts}>
          {days !== '' && (
            <li>
              <CalendarDays {...icon} />
              <span>{isOver ? courseWords.ended.title : days}</span>
            </li>
          )}
          {course.level !== null && <Before level={course.level} />}
        </ul>
        {course.cost !== null && (
          <p className={styles.price}>
            <strong>{formatMoney(course.cost, site.money)}</strong> {courseWords.forEachChild}
          </p>
        )}
        <ButtonLink
          isWide
          to={paths.course(course.id)}
          aria-label={isOver ? words.enquireAbout(course.title) : words.registerFor(course.title)}
        >
          {isOver ? courseWords.enquire : words.register}
        </ButtonLink>
        {!isOver && <small className={styles.first}>{words.first}</small>}
      </div>
    </article>
  )
}

const icon = { 'aria-hidden': true, size: 22, strokeWidth: 2.25 } as const

function Before({ level }: { level: number }) {
  return level === 1 ? (
    <li>
      <Sparkles {...icon} />
      {courseWords.firstLevel}
    </li>
  ) : (
    <li>
      <Footprints {...icon} />
      {courseWords.after(level - 1)}
    </li>
  )
}
