import { quartersOf } from '#model/values/level.ts'
import { Flower } from './flower.tsx'
import styles from './level-badge.module.css'

/** An ornament, in full bloom from level 4 on: the level is beside it in words. */
export function LevelBadge({ level, size }: { level: number; size: 'card' | 'page' }) {
  return (
    <span className={`${styles.badge ?? ''} ${styles[size] ?? ''}`}>
      <Flower quarters={quartersOf(level)} size={64} />
    </span>
  )
}
