import { TryAgain } from '#components/loading/try-again.tsx'
import { courseList as copy } from '#copy/courses.ts'
import card from './course-card.module.css'
import ladder from './course-ladder.module.css'
import styles from './course-ladder-skeleton.module.css'

const usualNumber = 4

/** In the size of the ladder, so that nothing moves when the courses arrive. */
export function CourseLadderSkeleton({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="status">
      <span className="visually-hidden">{copy.loading}</span>
      <div className={ladder.ladder} aria-hidden="true">
        {Array.from({ length: usualNumber }, (_, index) => (
          <div className={ladder.step} key={index}>
            <div className={`card ${card.card ?? ''}`}>
              <div className={card.picture} />
              <div className={styles.body}>
                <span className={styles.small} />
                <span className={styles.title} />
                <span className={styles.lines} />
                <span className={styles.lines} />
                <span className={styles.button} />
              </div>
            </div>
          </div>
        ))}
      </div>
      <TryAgain onTryAgain={onTryAgain} />
    </div>
  )
}
