import { useState } from 'react'
import { focusOnMount } from '#components/page/focus-heading.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { copy, list, payment } from '#copy/office.ts'
import { Changed } from '#data/office/changed.ts'
import { refreshOffice } from '#data/office/paged-list.ts'

/** What was just done, in a sentence, and how to undo it. */
export interface Outcome {
  sentence: string
  /** Whether it could be undone: somebody else may have changed it since. */
  undo?: (() => Promise<boolean>) | undefined
}

/**
 * Runs an action of the office. If somebody else has changed what was seen, reads it again and says that instead.
 * @param tell takes a sentence.
 */
export async function unlessChanged(
  act: () => Promise<void>,
  tell: (sentence: string) => void,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Changed)) throw error
    void refreshOffice()
    tell(payment.elsewhere)
  }
}

/** The labels of a saving dialog's button, idle and pending. */
export const saving = { submit: list.save, pending: list.saving }

const kinds: Record<string, 'error' | 'warn'> = { [list.failed]: 'error', [payment.elsewhere]: 'warn' }

/** Good news with an undo button. The region is rendered before it has text. */
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
        // The pressed button is gone, often with its row.
        <div key={outcome.sentence} ref={focusOnMount} tabIndex={-1}>
          <Alert
            kind={kinds[outcome.sentence] ?? 'ok'}
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
