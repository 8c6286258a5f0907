import { showMessage } from '#components/dialog/message.ts'
import { Form, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { newsletter as copy } from '#copy/layout.ts'
import { newsletterField } from '#lib/paths.ts'
import { readForm } from '#lib/read-form.ts'
import { limits } from '#model/values/fields.ts'
import { newsletterForm } from '#model/newsletter.ts'
import styles from './newsletter-form.module.css'

const icons = { subscribed: 'success', 'already-subscribed': 'info', invalid: 'error' } as const

/** The newsletter box of the footer. Each outcome is shown in a message (S8.03 to S8.07). */
export function NewsletterForm({ className = '' }: { className?: string | undefined }) {
  const sending = useSubmit({
    read: (form) => readForm(newsletterForm, form),
    explain: () => {
      tell('invalid')
      return { fields: {} }
    },
    write: async ({ email }, form) => {
      // Lazy, because it brings in Firestore, which most pages do not need at first.
      const { subscribe } = await import('#data/newsletter.ts')
      const outcome = await subscribe(email)
      if (outcome === 'subscribed') form.reset()
      tell(outcome)
    },
    explainFailure: (error) => {
      console.error(error)
      void showMessage({ ...copy.failed, icon: 'error' })
      return null
    },
  })

  return (
    <Form className={className} sending={sending}>
      <h2>{copy.title}</h2>
      <p className={styles.lead}>{copy.lead}</p>
      <NeedsScript />
      <label className={styles.label} htmlFor={newsletterField.id}>
        {copy.email}
      </label>
      {sending.failure && <Alert kind="error" role="alert" text={sending.failure.text} />}
      <div className={styles.row}>
        <input
          className={styles.input}
          id={newsletterField.id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
        />
        <SubmitButton pendingLabel={copy.checking}>{copy.subscribe}</SubmitButton>
      </div>
    </Form>
  )
}

function tell(outcome: keyof typeof icons): void {
  void showMessage({ ...copy.outcomes[outcome], icon: icons[outcome] })
}
