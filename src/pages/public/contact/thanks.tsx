import { useLayoutEffect, useRef } from 'react'
import { Link } from '#components/ui/link.tsx'
import { words } from '#words/contact.ts'
import { paths } from '#lib/paths.ts'
import styles from './contact-page.module.css'

/** Takes the form's place once the message has arrived. The focus moves here, because the button that had it is gone. */
export function Thanks() {
  const thanks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => thanks.current?.focus(), [])
  return (
    <div className={`card ${styles.thanks ?? ''}`} ref={thanks} tabIndex={-1} role="status">
      <h2>{words.thanksTitle}</h2>
      <p>{words.thanks}</p>
      <p>
        {words.thanksFaq} <Link to={paths.faq}>{words.faq}</Link>
      </p>
    </div>
  )
}
