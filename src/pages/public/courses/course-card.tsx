import { languageOf } from '#components/text-language.ts'
import { CalendarCheck, CalendarDays, Footprints, type LucideIcon, Sparkles } from 'lucide-react'
import { useToday } from '#components/use-today.ts'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { availableDaysText } from '#components/course/available-days.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { LevelBadge } from '#components/emblems/level-badge.tsx'
import { courseList as copy, copy as courseCopy } from '#copy/courses.ts'
import { site } from '#content/site.ts'
import { formatDays } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { hasEnded, type ListedCourse } from '#model/course.ts'
import styles from './course-card.module.css'

interface CourseCardProps {
  course: ListedCourse
  /** The first picture is in view and loads at once; the others load lazily. */
  isFirst: boolean
}

/** Unknown facts have no line. */
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
        {course.level !== null && <p className="kicker">{courseCopy.level(course.level)}</p>}
        <h2 className="h3" lang={languageOf(course.title)}>
          {course.title}
        </h2>
        <p className={styles.information} lang={languageOf(course.information)}>
          {course.information}
        </p>
        <ul className={styles.facts}>
          {days !== '' && <Fact icon={CalendarDays} text={isOver ? courseCopy.ended.title : days} />}
          {!isOver && <Fact icon={CalendarCheck} text={availableDaysText(course)} />}
          {course.level === 1 && <Fact icon={Sparkles} text={courseCopy.firstLevel} />}
          {course.level !== null && course.level > 1 && (
            <Fact icon={Footprints} text={courseCopy.after(course.level - 1)} />
          )}
        </ul>
        {course.cost !== null && !isOver && (
          <p className={styles.price}>
            <strong>{formatMoney(course.cost, site.money)}</strong> {courseCopy.forEachChild}
          </p>
        )}
        <ButtonLink
          isWide
          to={paths.course(course.id)}
          aria-label={isOver ? copy.enquireAbout(course.title) : copy.registerFor(course.title)}
        >
          {isOver ? courseCopy.enquire : copy.register}
        </ButtonLink>
        {!isOver && <small className={styles.first}>{copy.first}</small>}
      </div>
    </article>
  )
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  if (text === '') return null
  return (
    <li>
      <Icon aria-hidden="true" size={22} strokeWidth={2.25} />
      <span>{text}</span>
    </li>
  )
}
