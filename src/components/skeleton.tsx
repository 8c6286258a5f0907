import styles from './skeleton.module.css'

interface SkeletonProps {
  /** The sentence that says what is under way; spoken, not seen. */
  label: string
  /** The shape of what comes: cards with a picture, rows of a table, or a heading with text. */
  shape: 'cards' | 'rows' | 'text'
  count?: number
}

/** Quiet blocks in the shape of what is being loaded, without a shimmer (LOOK section 7, Skeleton). */
export function Skeleton({ label, shape, count = 1 }: SkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.piece}>
            <span className={styles.picture} />
            <span className={styles.small} />
            <span className={styles.title} />
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.button} />
          </div>
        ))}
      </div>
    </div>
  )
}
