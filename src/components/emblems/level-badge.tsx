import { Flower } from './flower.tsx'
import styles from './level-badge.module.css'

/** Decorative, in full bloom at the last level: the level is next to it in words. */
export function LevelBadge({ level, size }: { level: number; size: 'card' | 'page' }) {
  return (
    <span className={`${styles.badge ?? ''} ${styles[size] ?? ''}`}>
      <Flower levels={level} size={64} />
    </span>
  )
}
