import styles from './skeleton.module.css'
import { TryAgain } from './try-again.tsx'

interface SkeletonProps {
  /** For screen readers. */
  label: string
  /** Rows of a table, a heading with text, or text with a picture. */
  shape: 'rows' | 'text' | 'post'
  count?: number
  /** Offered where loading takes long. */
  onTryAgain?: () => void
}

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
