import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** What stands where there is nothing yet: the spec's sentence in a dashed box; a whole empty page adds a picture. */
export function Empty({ text, picture }: { text: string; picture?: ReactNode }) {
  return (
    <div className={styles.empty}>
      {picture}
      <p>{text}</p>
    </div>
  )
}
