import { useLayoutEffect, useRef } from 'react'
import { words } from '#words/components.ts'
import { Button } from '../ui/button.tsx'
import { FormActions } from '../form/form-actions.tsx'
import styles from './thank-you.module.css'

/** Takes a form's place in a dialog once it has been sent. The focus moves here, because the field that had it is gone. */
export function ThankYou({ children, onClose }: { children: string; onClose: () => void }) {
  const thanks = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => thanks.current?.focus(), [])
  return (
    <>
      <p className={styles.thanks} ref={thanks} tabIndex={-1} role="status">
        {children}
      </p>
      <FormActions>
        <Button onClick={onClose}>{words.close}</Button>
      </FormActions>
    </>
  )
}
