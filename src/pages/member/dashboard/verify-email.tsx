import { useState } from 'react'
import { sendVerification } from '#auth/accounts.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Sentences } from '#components/ui/sentences.tsx'
import { copy } from '#copy/dashboard.ts'
import { components } from '#copy/layout.ts'
import { useAccountCheck } from './use-account-check.ts'

const { missing, sent, failed } = copy.verify
const answers = { idle: missing, pending: missing, sent, failed }

/** Asks a parent to verify the email address; nothing else waits for it. */
export function VerifyEmail({ email }: { email: string }) {
  const [sending, setSending] = useState<keyof typeof answers>('idle')
  useAccountCheck()

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
