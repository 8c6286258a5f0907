import { useState } from 'react'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/contact.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { Thanks } from './thanks.tsx'

/** How to reach the school (SPEC section 2, /contact): the form, and once it is sent the thank-you in its place. */
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
        {isSent ? <Thanks /> : <ContactForm onSent={() => setIsSent(true)} />}
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
