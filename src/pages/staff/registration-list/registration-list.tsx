import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { copy } from '#copy/office.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import type { Registration } from '#model/office/registration.ts'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'
import { Actions } from './actions.tsx'
import { RegistrationTable } from './registration-table.tsx'
import styles from '../staff.module.css'

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
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const chosenRows = rows.filter(({ path }) => chosen.has(path))
  const isAll = chosenRows.length === rows.length

  function handleChoose(next: ReadonlySet<string>) {
    setChosen(next)
    setOutcome(null)
  }

  function handleDone(next: Outcome) {
    setChosen(new Set())
    setOutcome(next)
  }

  return (
    <div>
      {rows.length > 0 && (
        <>
          <Button
            variant="third"
            onClick={() => handleChoose(new Set(isAll ? [] : rows.map(({ path }) => path)))}
          >
            {isAll ? copy.chooseNone : copy.chooseAll}
          </Button>
          <RegistrationTable
            caption={caption}
            rows={rows}
            isWithdrawn={isWithdrawn}
            chosen={chosen}
            onChoose={handleChoose}
          />
        </>
      )}
      <div className={outcome === null && chosenRows.length === 0 ? undefined : styles.sticky}>
        <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
        {chosenRows.length > 0 && (
          <Actions rows={chosenRows} terms={terms} isWithdrawn={isWithdrawn} onDone={handleDone} />
        )}
      </div>
    </div>
  )
}
