import { useState } from 'react'
import { HelperPicture } from '#components/drawings/drawn-picture.tsx'
import { Field } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { EmailField, FullNameField } from '#components/form/person-fields.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { focusOnMount } from '#components/page/focus-heading.ts'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { SchoolEmail, SchoolPhone } from '#components/page/school-contact.tsx'
import { copy } from '#copy/contact.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import styles from './contact-page.module.css'
import { useContactForm } from './use-contact-form.ts'

export default function ContactPage() {
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

/** Its title takes the focus, because the focused button is gone. */
function ThankYou() {
  return (
    <div className={`card ${styles.card ?? ''} ${styles.thanks ?? ''}`}>
      <HelperPicture mood="laughing" height={140} />
      <div>
        <h2 ref={focusOnMount} tabIndex={-1}>
          {copy.thanksTitle}
        </h2>
        <p>{copy.thanks}</p>
        <p>{copy.thanksFaq}</p>
        <ButtonLink to={paths.faq}>{copy.faq}</ButtonLink>
      </div>
    </div>
  )
}

function ContactForm({ onSent }: { onSent: () => void }) {
  return (
    <Form className={`card ${styles.card ?? ''}`} sending={useContactForm(onSent)}>
      <NeedsScript />
      <FullNameField />
      <EmailField autoComplete="email" />
      {/* No maxLength: the end of a long message must not be cut off unnoticed. */}
      <Field label={copy.fields.message ?? ''} name="message" isMultiline />
      {copy.answered() !== '' && <p>{copy.answered()}</p>}
      <FormActions submit={copy.send} />
    </Form>
  )
}
