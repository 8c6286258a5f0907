import { site } from '#content/site.ts'
import { drawnOnce } from '../drawn-once.ts'
import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

/** The mark with the school's name in both scripts. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark size={46} outline={<use href={`#${drawnOnce.oora}`} />} />
      <span>{site.name}</span>
      <svg
        className={styles.gurmukhi}
        viewBox="-31 -910 1539 923"
        role="img"
        lang="pa"
        aria-label={site.nameInGurmukhi}
      >
        <use href={`#${drawnOnce.paintiWord}`} />
      </svg>
    </span>
  )
}
