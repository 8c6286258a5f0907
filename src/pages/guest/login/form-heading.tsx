import { words } from '#words/account.ts'
import styles from './form-heading.module.css'

/** The heading of a form on the login card. It gets the focus when its form comes to the front. */
export function FormHeading({ children }: { children: string }) {
  return (
    <>
      <p className={styles.greeting} lang="pa">
        {words.greeting}
      </p>
      <h1 className={styles.heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
