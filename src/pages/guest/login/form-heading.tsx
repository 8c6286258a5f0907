import { type ReactNode, useId } from 'react'
import { Greeting } from '#components/page/spoken.tsx'
import styles from './form-heading.module.css'

interface FormHeadingProps {
  title: string
  /** Below the title, such as the reason to sign in. */
  children?: ReactNode
}

/** The heading of a form on the login card. It gets the focus when its form comes to the front. */
export function FormHeading({ title, children }: FormHeadingProps) {
  const described = useId()
  return (
    <div className={styles.head}>
      <Greeting />
      <h1 tabIndex={-1} aria-describedby={described}>
        {title}
      </h1>
      <div className={styles.below} id={described}>
        {children}
      </div>
    </div>
  )
}
