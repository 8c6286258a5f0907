import styles from './pending-diamond.module.css'

export function PendingDiamond() {
  return (
    <svg className={styles.diamond} viewBox="0 0 22 22" aria-hidden="true">
      <path d="M11 1.5 20.5 11 11 20.5 1.5 11z" />
      <path className={styles.runner} d="M11 1.5 20.5 11 11 20.5 1.5 11z" pathLength="4" />
    </svg>
  )
}
