import { quartersOf } from '#model/level.ts'
import { Flower } from './flower.tsx'
import styles from './level-badge.module.css'

/**
 * The flower of a level in its ring: each level stitches one quarter, and from level 4 on it is in full bloom (LOOK
 * section 1). An ornament: the level stands beside it in words.
 */
export function LevelBadge({ level, size }: { level: number; size: 'card' | 'page' }) {
  return (
    <span className={`${styles.badge ?? ''} ${styles[size] ?? ''}`}>
      <Flower quarters={quartersOf(level)} size={64} />
    </span>
  )
}
