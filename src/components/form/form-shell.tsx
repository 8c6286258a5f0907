import type { ComponentProps, MouseEvent } from 'react'
import { components as words } from '#words/layout.ts'
import { fillCarried } from '#lib/carried-page.ts'
import { preloadMessage } from '../dialog/message.ts'
import { Button } from '../ui/button.tsx'

export type FormShellProps = Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'method'>

/**
 * A form that shows its outcome in messages; every other one is a `Form`. The sentences shown are ours, never the
 * browser's. `post`, so that nothing typed ends up in an address, even where it is sent before the script has loaded.
 */
export function FormShell(props: FormShellProps) {
  return (
    <form
      {...props}
      ref={fillCarried}
      noValidate
      method="post"
      onInput={preloadMessage}
      onSubmitCapture={preloadMessage}
    />
  )
}

export function SubmitButton({ pendingLabel = words.sending, ...rest }: ComponentProps<typeof Button>) {
  return (
    <>
      <Button {...rest} type="submit" pendingLabel={pendingLabel} onClick={ignoreSecondClick} />
      <span className="visually-hidden" aria-live="polite">
        {rest.isPending === true && pendingLabel}
      </span>
    </>
  )
}

/** Of a double click, the second one may come after the answer, when the form is empty already. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
