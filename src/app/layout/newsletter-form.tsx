import { useId } from 'react'
import { Form, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { showMessage } from '#components/dialog/message.ts'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { words } from '#words/newsletter.ts'
import { limits } from '#model/limits.ts'
import styles from './newsletter-form.module.css'

/** The newsletter box of the footer; every end of it is one of the alerts of SPEC section 8. */
export function NewsletterForm({ className = '' }: { className?: string | undefined }) {
  const id = useId()
  const { onSubmit, isPending } = useSubmit<string>({
    read: (form) => ({ ok: true, value: typedIn(form) }),
    explain: () => ({ fields: {} }),
    write: subscribeAndTell,
    explainFailure: (error) => {
      console.error(error)
      tell('failed', 'error')
      return null
    },
  })
  return (
    <Form className={className} onSubmit={onSubmit}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <NeedsScript />
      <label className={styles.label} htmlFor={id}>
        {words.email}
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
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

async function subscribeAndTell(typed: string, form: HTMLFormElement) {
  const { subscribeVisitor } = await import('./subscribe-visitor.ts')
  const outcome = await subscribeVisitor(typed)
  if (outcome === 'invalid') {
    // Where the message closes the focus returns to what had it: here, to what has to be corrected.
    form.querySelector('input')?.focus()
    tell('invalid', 'error')
  } else if (outcome === 'already-subscribed') tell('alreadySubscribed', 'info')
  else {
    form.reset()
    tell('subscribed', 'success')
  }
}

/** The form is free again while its message stands. */
function tell(
  ending: 'invalid' | 'alreadySubscribed' | 'subscribed' | 'failed',
  icon: 'error' | 'info' | 'success',
) {
  void showMessage({ ...words[ending], icon, confirmLabel: words.okay })
}
