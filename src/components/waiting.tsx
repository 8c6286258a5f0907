import styles from './waiting.module.css'

/** A short wait, said to everyone; on a quick line it never becomes visible. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={`content ${styles.waiting ?? ''}`} role="status">
      {children}
    </p>
  )
}
