import { useLayoutEffect, useRef, useState } from 'react'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/contact.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

/** How to reach the school: the form, then the thank-you in its place. */
export function ContactPage() {
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand
        title={words.title}
        lead={words.lead}
        isNarrow
        aside={<HelperPicture mouth="open" jutti="mustard" height={120} />}
      />
      <div className={`content ${styles.body ?? ''}`}>
        {isSent ? <ThankYou /> : <ContactForm onSent={() => setIsSent(true)} />}
        <div className={styles.ways}>
          <p>
            {words.address} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          {!isSent && (
            <p>
              {words.beforeFaq} <Link to={paths.faq}>{words.faq}</Link>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

/** Takes the focus, because the button that had it is gone. */
function ThankYou() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div className={`card ${styles.thanks ?? ''}`} ref={box} tabIndex={-1} role="status">
      <h2>{words.thanksTitle}</h2>
      <p>{words.thanks}</p>
      <p>
        {words.thanksFaq} <Link to={paths.faq}>{words.faq}</Link>
      </p>
    </div>
  )
}
