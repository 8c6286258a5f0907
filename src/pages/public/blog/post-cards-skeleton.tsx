import { TryAgain } from '#components/loading/loading.tsx'
import { copy } from '#copy/blog.ts'
import styles from './blog-page.module.css'
import waiting from './post-cards-skeleton.module.css'

const usualNumber = 4

/** In the size of the cards, so that nothing moves when they arrive. */
export function PostCardsSkeleton({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="status">
      <span className="visually-hidden">{copy.loading}</span>
      <div className={styles.posts} aria-hidden="true">
        {Array.from({ length: usualNumber }, (_, index) => (
          <div className={`card ${styles.post ?? ''}`} key={index}>
            <div className={styles.picture} />
            <div className={`${styles.body ?? ''} ${waiting.body ?? ''}`}>
              <span className={waiting.title} />
              <span className={waiting.lines} />
              <span className={waiting.button} />
            </div>
          </div>
        ))}
      </div>
      <TryAgain onTryAgain={onTryAgain} />
    </div>
  )
}
