import { useLayoutEffect, useRef } from 'react'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { words } from '#words/contact.ts'
import { paths } from '#lib/paths.ts'
import styles from './contact-page.module.css'

/** Its title takes the focus, because the button that had it is gone. */
export function ThankYou() {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className={`card ${styles.card ?? ''} ${styles.thanks ?? ''}`}>
      <HelperPicture mood="laughing" height={140} />
      <div>
        <h2 ref={title} tabIndex={-1}>
          {words.thanksTitle}
        </h2>
        <p>{words.thanks}</p>
        <p>{words.thanksFaq}</p>
        <ButtonLink to={paths.faq}>{words.faq}</ButtonLink>
      </div>
    </div>
  )
}
