import { Check, Footprints } from 'lucide-react'
import styles from './label.module.css'

const icons = { level: null, enrolled: Check, needs: Footprints }

/** A small fact about a row: its level, Already enrolled, Needs Level 1. */
export function Label({ kind, text }: { kind: keyof typeof icons; text: string }) {
  const Icon = icons[kind]
  return (
    <span className={`${styles.label ?? ''} ${styles[kind] ?? ''}`}>
      {Icon !== null && <Icon aria-hidden="true" size={18} strokeWidth={2.25} />}
      <span>{text}</span>
    </span>
  )
}
