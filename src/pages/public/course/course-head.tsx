import { languageOf } from '#components/text-language.ts'
import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { LevelBadge } from '#components/emblems/level-badge.tsx'
import { Link } from '#components/ui/link.tsx'
import { TryAgain } from '#components/loading/loading.tsx'
import { courseList, coursePage as copy, copy as courseCopy } from '#copy/courses.ts'
import { components } from '#copy/layout.ts'
import { refetchPending } from '#data/read.ts'
import { env } from '#lib/env.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import { levelFrom } from '#model/values/level.ts'
import styles from './course-head.module.css'

/** The band's colour, from level 1 on. */
const tints = ['marigold', 'leaf', 'rani', 'indigo']

interface CourseHeadProps {
  courseId: string
  course: Course | null
  isLoading: boolean
}

/**
 * The heading stays the same element while the course is loading, because it may have the focus. The band has its
 * colour from the start, because the id is the level.
 */
export function CourseHead({ courseId, course, isLoading }: CourseHeadProps) {
  const level = course?.level ?? null
  const title = course?.title ?? copy.pageTitle
  const tinted = isLoading ? levelFrom(courseId) : level
  const tint = tinted === null ? undefined : tints[(tinted - 1) % tints.length]
  return (
    <div
      className={`${styles.head ?? ''} ${tint === undefined ? (styles.short ?? '') : ''}`}
      style={tint === undefined ? undefined : ({ '--band': `var(--tint-${tint})` } as CSSProperties)}
    >
      <nav className={styles.trail} aria-label={copy.trail}>
        <Link to={paths.courses}>{courseList.pageTitle}</Link>
        {level !== null && (
          <>
            <ChevronRight aria-hidden="true" size={20} strokeWidth={2.25} />
            <span aria-current="page">{courseCopy.level(level)}</span>
          </>
        )}
      </nav>
      <div className={styles.name}>
        {level !== null && <LevelBadge level={level} size="page" />}
        <div>
          {level !== null && (
            <p className={`kicker ${styles.level ?? ''}`}>{courseCopy.levelOutOf(level, env.program)}</p>
          )}
          <h1 lang={languageOf(title)}>{title}</h1>
        </div>
      </div>
      {isLoading && (
        <div className={`lead ${styles.lead ?? ''}`} role="status">
          <p>{components.loading}</p>
          <TryAgain onTryAgain={refetchPending} />
        </div>
      )}
      {course !== null && course.information !== '' && (
        <p className={`lead ${styles.lead ?? ''}`} lang={languageOf(course.information)}>
          {course.information}
        </p>
      )}
    </div>
  )
}
