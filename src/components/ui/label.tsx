import { Banknote, Check, Footprints } from 'lucide-react'
import alertStyles from './alert.module.css'
import styles from './label.module.css'

const icons = { ok: Check, warn: Footprints, owed: Banknote }

/** A small fact about a row: Already enrolled, Needs Level 1, To pay. */
export function Label({ kind, text }: { kind: keyof typeof icons; text: string }) {
  const Icon = icons[kind]
  return (
    <span className={`${styles.label ?? ''} ${alertStyles[kind === 'ok' ? 'ok' : 'warn'] ?? ''}`}>
      <Icon aria-hidden="true" size={18} strokeWidth={2.25} />
      <span>{text}</span>
    </span>
  )
}
