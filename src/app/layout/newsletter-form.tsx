import { type SubmitEvent, useState } from 'react'
import { FormShell, SubmitButton } from '#components/form/form-shell.tsx'
import { showMessage } from '#components/dialog/message.ts'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { newsletter as words } from '#words/layout.ts'
import { newsletterField } from '#lib/paths.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { limits } from '#model/limits.ts'
import styles from './newsletter-form.module.css'

/**
 * The newsletter box of the footer. Each outcome is shown in a message (S8.03 to S8.07). It is on every page, so it does
 * without `useSubmit`.
 */
export function NewsletterForm({ className = '' }: { className?: string | undefined }) {
  const [isPending, setPending] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    await subscribeAndReport(event.currentTarget).catch((error: unknown) => {
      console.error(error)
      void showMessage({ ...words.failed, icon: 'error' })
    })
    setPending(false)
  }

  return (
    <FormShell className={className} onSubmit={(event) => void handleSubmit(event)}>
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
    </FormShell>
  )
}

async function subscribeAndReport(form: HTMLFormElement) {
  const field = form.elements.namedItem('email') as HTMLInputElement
  const typed = field.value
  const { subscribeVisitor } = await withTimeout(import('./subscribe-visitor.ts'))
  const { outcome, message } = await subscribeVisitor(typed)
  // When the message closes, the focus returns to what had it: the field to correct.
  if (outcome === 'invalid') field.focus()
  if (outcome === 'subscribed') form.reset()
  void showMessage(message)
}
