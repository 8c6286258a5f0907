import { CircleAlert, CircleCheck, Footprints, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Sentences } from './sentences.tsx'

const icons = { error: CircleAlert, ok: CircleCheck, warn: Footprints, info: Info }

interface AlertProps {
  kind: keyof typeof icons
  /** Replaces the icon of its kind. */
  icon?: LucideIcon
  /** Its first sentence is set in bold. */
  text: string
  /** How it is announced when it appears: failures as `alert`, good news as `status`, permanent notes not at all. */
  role?: 'alert' | 'status' | undefined
  /** After the text, such as a link. */
  children?: ReactNode
  links?: ReactNode
}

export function Alert({ kind, icon: Icon = icons[kind], text, role, children, links }: AlertProps) {
  const [first, rest] = splitSentence(text)
  return (
    <div className={`${styles.alert ?? ''} ${styles[kind] ?? ''}`}>
      <Icon aria-hidden="true" size={24} strokeWidth={2.25} />
      <div>
        <div role={role}>
          <strong>
            <Sentences text={first} />
          </strong>
          <Sentences text={rest} />
          {children !== undefined && <> {children}</>}
        </div>
        {links}
      </div>
    </div>
  )
}

/** The first sentence of a text, which in Punjabi ends with a danda, and the rest with the space in between. */
function splitSentence(text: string): [string, string] {
  const end = /[.!?।](?=\s)/.exec(text)
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 1)]
}

/** Good news after a form. Rendered empty at first: screen readers miss regions that appear with their text. */
export function StatusMessage({ text }: { text: string | undefined }) {
  return <div role="status">{text !== undefined && <Alert kind="ok" text={text} />}</div>
}
