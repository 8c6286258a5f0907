import type { ComponentProps } from 'react'
import { words } from '../../content/en/components'
import { Button } from '../button'

/** The button that sends a form. Pending, it says so, keeps its place and its focus, and does nothing. */
export function SubmitButton({ pendingLabel = words.sending, ...rest }: ComponentProps<typeof Button>) {
  return <Button {...rest} type="submit" pendingLabel={pendingLabel} />
}
