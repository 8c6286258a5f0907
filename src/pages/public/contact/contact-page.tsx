import { useState } from 'react'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageTitle } from '#components/page/page-title.tsx'
import { SchoolEmail, SchoolPhone } from '#components/ui/school-contact.tsx'
import { TitleBand } from '#components/page/title-band.tsx'
import { copy } from '#copy/contact.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { ThankYou } from './thank-you.tsx'

/** How to reach the school: the form, then the thank-you in its place. */
export function ContactPage() {
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand
        title={copy.title}
        lead={copy.lead}
        isNarrow
        aside={isSent ? undefined : <HelperPicture mood="talking" height={120} />}
      />
      <div className={`content ${styles.body ?? ''}`}>
        <div className={styles.place}>
          {/* There before the thanks are, so that screen readers notice them. */}
          <div role="status">{isSent && <ThankYou />}</div>
          {!isSent && <ContactForm onSent={() => setIsSent(true)} />}
        </div>
        <div className={styles.ways}>
          <p>
            {copy.address} <SchoolEmail />
          </p>
          {site.phone !== '' && (
            <p>
              {copy.phone} <SchoolPhone />
            </p>
          )}
          {copy.answered() !== '' && <p>{copy.answered()}</p>}
          {!isSent && (
            <p>
              {copy.beforeFaq} <Link to={paths.faq}>{copy.faq}</Link>
            </p>
          )}
        </div>
      </div>
    </>
  )
}
