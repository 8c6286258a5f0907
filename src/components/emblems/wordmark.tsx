import { site } from '#content/site.ts'
import { paintiWord } from './gurmukhi-outlines.ts'
import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

/** The mark with the school's name in both scripts. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark size={46} />
      <span>{site.name}</span>
      <svg
        className={styles.gurmukhi}
        viewBox="-31 -910 1539 923"
        role="img"
        lang="pa"
        aria-label={site.nameInGurmukhi}
      >
        <path d={paintiWord} />
      </svg>
    </span>
  )
}
