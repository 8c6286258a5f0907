import { Kite } from '#components/drawings/kite.tsx'
import { CardWords, SkeletonList } from '#components/loading/loading.tsx'
import { courseList as copy } from '#copy/courses.ts'
import { refetchPending } from '#data/read.ts'
import type { ListedCourse } from '#model/course.ts'
import card from './course-card.module.css'
import { CourseCard } from './course-card.tsx'
import styles from './course-ladder.module.css'

/** The levels as steps, tied together by a thread through their badges. */
export function CourseLadder({ courses }: { courses: readonly ListedCourse[] }) {
  return (
    <ol className={styles.ladder}>
      {courses.map((course, index) => (
        <li className={styles.step} key={course.id}>
          {index === 0 && <Thread className={styles.arriving} path="M0 100Q70 62 100 0" />}
          <Thread className={styles.down} path="M0 0V100" />
          <Thread className={styles.up} path="M0 100Q42 22 100 0" />
          <Thread className={styles.leaving} path="M0 100Q62 88 100 0" />
          {index === courses.length - 1 && (
            <svg className={styles.kite} width="88" viewBox="-48 -62 96 144" aria-hidden="true">
              <Kite colour="rani" isSatin />
            </svg>
          )}
          <CourseCard course={course} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  )
}

/** A piece of thread that stretches with the page, while its stitches keep their length. */
function Thread({ className, path }: { className: string | undefined; path: string }) {
  return (
    <svg
      className={`${styles.thread ?? ''} ${className ?? ''}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** As large as the ladder, so that nothing moves when the courses arrive. */
export function CourseLadderSkeleton() {
  return (
    <SkeletonList label={copy.loading} count={4} className={styles.ladder} onTryAgain={refetchPending}>
      <div className={styles.step}>
        <div className={`card ${card.card ?? ''}`}>
          <div className={card.picture} />
          <CardWords className={styles.waiting} isCourse />
        </div>
      </div>
    </SkeletonList>
  )
}
