import { useEffect, useRef } from 'react'
import { words } from '../../content/en/enquiry'
import { Button } from '../button'
import { FormActions } from '../form/form-actions'
import styles from './thank-you.module.css'

/** Takes the form's place once the enquiry has arrived. The focus moves here, because the field that had it is gone. */
export function ThankYou({ onClose }: { onClose: () => void }) {
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => thanks.current?.focus(), [])
  return (
    <>
      <p className={styles.thanks} ref={thanks} tabIndex={-1} role="status">
        {words.thanks}
      </p>
      <FormActions>
        <Button onClick={onClose}>{words.close}</Button>
      </FormActions>
    </>
  )
}
