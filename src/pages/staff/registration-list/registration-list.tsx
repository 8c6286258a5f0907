import { useState } from 'react'
import { Checkbox } from '#components/form/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { formatDay } from '#copy/format.ts'
import { copy } from '#copy/office.ts'
import { ageOn } from '#model/dates/day.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import type { OfficeRegistration } from '#model/office/registration.ts'
import { bounded } from '../boundary.tsx'
import { toggled } from '../long-list.tsx'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'
import { Actions } from './actions.tsx'
import { LevelAndDays, nameOf, Parent, Payment } from './registration-cells.tsx'
import styles from '../staff.module.css'

const { columns: heads } = copy

interface RegistrationListProps {
  caption: string
  rows: OfficeRegistration[]
  /** Whether these are records of registrations that were withdrawn or moved. */
  isWithdrawn?: boolean
  terms: PublishedTerm[]
}

/** Registrations to choose from, and what can be done with the chosen ones. */
export function RegistrationList({ caption, rows, isWithdrawn = false, terms }: RegistrationListProps) {
  const today = useToday()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const chosenRows = rows.filter(({ path }) => chosen.includes(path))
  const isAll = chosenRows.length === rows.length

  function handleChoose(next: readonly string[]) {
    setChosen(next)
    setOutcome(null)
  }

  function handleDone(next: Outcome) {
    setChosen([])
    setOutcome(next)
  }

  const columns: Column<OfficeRegistration>[] = [
    {
      head: heads.child,
      cell: (row) => (
        <span className={styles.choice}>
          <Checkbox
            aria-label={copy.choose(nameOf(row))}
            checked={chosen.includes(row.path)}
            onChange={() => handleChoose(toggled(chosen, row.path))}
          />
          <span>{nameOf(row)}</span>
        </span>
      ),
    },
    {
      head: heads.age,
      kind: 'whole',
      cell: ({ student }) => ageOn(student?.birthdate ?? '', today) ?? copy.unknownAge,
    },
    { head: heads.level, cell: (row) => <LevelAndDays registration={row} /> },
    { head: heads.parent, cell: (row) => <Parent registration={row} /> },
    { head: heads.payment, cell: (row) => <Payment registration={row} /> },
    isWithdrawn
      ? { head: heads.withdrawn, cell: describeWithdrawal }
      : {
          head: heads.enrolled,
          kind: 'whole',
          cell: ({ enrollment }) => formatDay(schoolDayOf(enrollment.enrolledAt)),
        },
  ]

  return (
    <div>
      {rows.length > 0 && (
        <>
          <Button variant="third" onClick={() => handleChoose(isAll ? [] : rows.map(({ path }) => path))}>
            {isAll ? copy.chooseNone : copy.chooseAll}
          </Button>
          <DataTable caption={caption} columns={bounded(columns, pathOf)} rows={rows} rowKey={pathOf} />
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

function pathOf({ path }: OfficeRegistration): string {
  return path
}

function describeWithdrawal({ withdrawal }: OfficeRegistration): string {
  if (withdrawal === null) return ''
  const { at, isBySchool, movedTo } = withdrawal
  const who = isBySchool ? copy.withdrawnBySchool : copy.withdrawnByFamily
  return `${formatDay(schoolDayOf(at))}, ${movedTo === '' ? who : copy.moved}`
}
