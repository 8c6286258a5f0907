import styles from './skeleton.module.css'
import { TryAgain } from './try-again.tsx'

interface SkeletonProps {
  /** The sentence that says what is under way; spoken, not seen. */
  label: string
  /** The shape of what comes: rows of a table, a heading with text, or text with a picture. */
  shape: 'rows' | 'text' | 'post'
  count?: number
  /** Asks again for what is loaded; offered where that takes long. */
  onTryAgain?: () => void
}

/** Quiet blocks in the shape of what is being loaded, without a shimmer (LOOK section 7, Skeleton). */
export function Skeleton({ label, shape, count = 1, onTryAgain }: SkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.piece}>
            <span className={styles.title} />
            <span className={styles.line} />
            <span className={styles.line} />
            {shape === 'post' && <span className={styles.picture} />}
          </div>
        ))}
      </div>
      {onTryAgain !== undefined && <TryAgain onTryAgain={onTryAgain} />}
    </div>
  )
}
