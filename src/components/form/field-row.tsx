import type { ReactNode } from 'react'
import styles from './field-row.module.css'

/** Fields side by side where there is room for them, one under the other where there is not. */
export function FieldRow({ columns, children }: { columns: 2 | 3; children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={columns === 2 ? styles.two : styles.three}>{children}</div>
    </div>
  )
}
