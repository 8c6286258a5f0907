import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** The end of a form: its main button, and what goes beside it. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
