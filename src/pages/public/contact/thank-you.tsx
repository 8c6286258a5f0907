import { useLayoutEffect, useRef } from 'react'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { copy } from '#copy/contact.ts'
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
          {copy.thanksTitle}
        </h2>
        <p>{copy.thanks}</p>
        <p>{copy.thanksFaq}</p>
        <ButtonLink to={paths.faq}>{copy.faq}</ButtonLink>
      </div>
    </div>
  )
}
