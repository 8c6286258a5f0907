import type { ComponentProps, MouseEvent } from 'react'
import { words } from '#words/components.ts'
import { Button } from '../ui/button.tsx'

/** The button that sends a form. Pending, it says so, keeps its place and its focus, and does nothing. */
export function SubmitButton({ pendingLabel = words.sending, ...rest }: ComponentProps<typeof Button>) {
  return <Button {...rest} type="submit" pendingLabel={pendingLabel} onClick={ignoreSecondClick} />
}

/** A double click is one press: where its second click comes after the answer, the form is empty already. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
