import { Form, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { showMessage } from '#components/dialog/message.ts'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { words } from '#words/newsletter.ts'
import { newsletterField } from '#lib/paths.ts'
import { limits } from '#model/limits.ts'
import styles from './newsletter-form.module.css'

/** The newsletter box of the footer. Each outcome is shown in a message (S8.03 to S8.07). */
export function NewsletterForm({ className = '' }: { className?: string | undefined }) {
  const { onSubmit, isPending } = useSubmit<string>({
    read: (form) => ({ ok: true, value: typedIn(form) }),
    explain: () => ({ fields: {} }),
    write: subscribeAndReport,
    explainFailure: (error) => {
      console.error(error)
      showOutcome('failed', 'error')
      return null
    },
  })
  return (
    <Form className={className} onSubmit={onSubmit}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <NeedsScript />
      <label className={styles.label} htmlFor={newsletterField.id}>
        {words.email}
      </label>
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
        <SubmitButton isPending={isPending} pendingLabel={words.checking}>
          {words.subscribe}
        </SubmitButton>
      </div>
    </Form>
  )
}

function typedIn(form: FormData): string {
  const typed = form.get('email')
  return typeof typed === 'string' ? typed : ''
}

async function subscribeAndReport(typed: string, form: HTMLFormElement) {
  const { subscribeVisitor } = await import('./subscribe-visitor.ts')
  const outcome = await subscribeVisitor(typed)
  if (outcome === 'invalid') {
    // When the message closes, the focus returns to what had it: the field to correct.
    form.querySelector('input')?.focus()
    showOutcome('invalid', 'error')
  } else if (outcome === 'already-subscribed') showOutcome('alreadySubscribed', 'info')
  else {
    form.reset()
    showOutcome('subscribed', 'success')
  }
}

function showOutcome(
  ending: 'invalid' | 'alreadySubscribed' | 'subscribed' | 'failed',
  icon: 'error' | 'info' | 'success',
) {
  void showMessage({ ...words[ending], icon, confirmLabel: words.okay })
}
