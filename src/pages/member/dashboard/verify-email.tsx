import { useEffect, useState } from 'react'
import { checkVerification, sendVerification } from '#auth/accounts.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Sentences } from '#components/ui/sentences.tsx'
import { copy } from '#copy/dashboard.ts'
import { components } from '#copy/layout.ts'

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

/**
 * Checks the account with the sign-in service now and whenever the parent returns to this page: the links in its mails
 * open elsewhere. Changing the address ends the session, and the guard then leads to signing in.
 * @param isAwaited whether such a link has been sent.
 */
export function useAccountCheck(isAwaited = true): void {
  useEffect(() => {
    if (!isAwaited) return
    function check() {
      // A failed check is repeated when the parent returns.
      if (!document.hidden) checkVerification().catch(() => undefined)
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [isAwaited])
}
