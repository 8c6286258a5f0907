import { useState } from 'react'
import { focusOnMount } from '#components/page/focus-heading.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { copy, list, payment } from '#copy/office.ts'

/** What was done last, in a sentence, and what undoes it. */
export interface Outcome {
  sentence: string
  /** Whether it could be undone: somebody else may have changed it meanwhile. */
  undo?: (() => Promise<boolean>) | undefined
}

/** Good news with the way back. Its place is there before it speaks. */
export function OutcomeMessage({
  outcome,
  onUndone,
}: {
  outcome: Outcome | null
  onUndone: (next: Outcome) => void
}) {
  const [isPending, setPending] = useState(false)

  async function handleUndo(undo: () => Promise<boolean>) {
    setPending(true)
    try {
      onUndone({ sentence: (await undo()) ? copy.undone : payment.elsewhere })
    } catch (error) {
      console.error(error)
      onUndone({ sentence: list.failed, undo })
    } finally {
      setPending(false)
    }
  }

  const undo = outcome?.undo
  return (
    <div role="status">
      {outcome !== null && (
        // What was pressed is gone, often with its row.
        <div key={outcome.sentence} ref={focusOnMount} tabIndex={-1}>
          <Alert
            kind={outcome.sentence === list.failed ? 'error' : 'ok'}
            text={outcome.sentence}
            links={
              undo !== undefined && (
                <Button variant="third" isPending={isPending} onClick={() => void handleUndo(undo)}>
                  {copy.undo}
                </Button>
              )
            }
          />
        </div>
      )}
    </div>
  )
}
