import { useEffect, useState } from 'react'
import { checkVerification, sendVerification } from '#auth/accounts.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Sentences } from '#components/ui/sentences.tsx'
import { copy } from '#copy/dashboard.ts'
import { components } from '#copy/layout.ts'

const { missing, sent, failed } = copy.verify
const answers = { idle: missing, pending: missing, sent, failed }

/**
 * Asks a parent to verify the email address; nothing else waits for it. The mail's link opens elsewhere, so the answer
 * is checked whenever the parent comes back to this page.
 */
export function VerifyEmail({ email }: { email: string }) {
  const [sending, setSending] = useState<keyof typeof answers>('idle')

  useEffect(() => {
    function check() {
      // A failed check is repeated when the parent comes back.
      if (!document.hidden) checkVerification().catch(() => undefined)
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])

  async function handleSend() {
    setSending('pending')
    try {
      await sendVerification()
      setSending('sent')
    } catch (error) {
      console.error('The verification mail failed:', error)
      setSending('failed')
    }
  }

  return (
    <Alert kind="info" text={copy.verify.text(email)}>
      <div>
        <span aria-live="polite">
          <Sentences text={answers[sending]} />
        </span>{' '}
        <Button
          variant="third"
          isPending={sending === 'pending'}
          pendingLabel={components.sending}
          onClick={() => void handleSend()}
        >
          {copy.verify.again}
        </Button>
      </div>
    </Alert>
  )
}
