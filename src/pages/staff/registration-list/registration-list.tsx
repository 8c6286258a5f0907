import { useState } from 'react'
import type { PublishedTerm } from '#model/office/term.ts'
import type { Registration } from '#model/office/registration.ts'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'
import { Actions, type Asked } from './actions.tsx'
import { RegistrationTable } from './registration-table.tsx'

interface RegistrationListProps {
  caption: string
  rows: Registration[]
  /** Whether these are records of registrations that were withdrawn or moved. */
  isWithdrawn?: boolean
  terms: PublishedTerm[]
}

/** Registrations to choose from, and what can be done with those that are chosen. */
export function RegistrationList({ caption, rows, isWithdrawn = false, terms }: RegistrationListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  function handleDone(next: Outcome) {
    setAsked(null)
    setChosen(new Set())
    setOutcome(next)
  }

  return (
    <>
      <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
      {rows.length > 0 && (
        <>
          <RegistrationTable
            caption={caption}
            rows={rows}
            isWithdrawn={isWithdrawn}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Actions
            rows={rows.filter(({ path }) => chosen.has(path))}
            all={rows}
            terms={terms}
            isWithdrawn={isWithdrawn}
            asked={asked}
            onAsk={setAsked}
            onChoose={setChosen}
            onDone={handleDone}
          />
        </>
      )}
    </>
  )
}
