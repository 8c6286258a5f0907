import type { ReactNode } from 'react'
import { Dialog } from '#components/dialog/dialog.tsx'
import { FormActions } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { copy } from '#copy/enrol.ts'

interface QuestionProps {
  title: string
  text: string
  /** An alternative link, described by `question`, the id of the text; it comes first, to get the focus. */
  children?: ReactNode
  goOn: string
  onGoOn: () => void
  onClose: () => void
}

/** Asks about something that is allowed, but probably unintended. */
export function Question({ title, text, children, goOn, onGoOn, onClose }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p id="question">{text}</p>
      <FormActions>
        {children ?? (
          <Button aria-describedby="question" onClick={onClose}>
            {copy.twoLevels.back}
          </Button>
        )}
        <Button variant="second" aria-describedby="question" onClick={onGoOn}>
          {goOn}
        </Button>
      </FormActions>
    </Dialog>
  )
}
