import { Checkbox } from '#components/form/field.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { formatDay } from '#copy/format.ts'
import { copy } from '#copy/office.ts'
import { ageOn } from '#model/dates/day.ts'
import type { Registration } from '#model/office/registration.ts'
import { LevelAndDays, nameOf, Parent, Payment } from './registration-cells.tsx'
import styles from '../staff.module.css'

const { columns: heads } = copy

interface RegistrationTableProps {
  caption: string
  rows: Registration[]
  /** Whether these are records of registrations that were withdrawn or moved. */
  isWithdrawn: boolean
  /** The paths of those that are chosen. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export function RegistrationTable(props: RegistrationTableProps) {
  const { caption, rows, isWithdrawn, chosen, onChoose } = props
  const today = useToday()
  function toggle(path: string) {
    const next = new Set(chosen)
    if (!next.delete(path)) next.add(path)
    onChoose(next)
  }

  const columns: Column<Registration>[] = [
    {
      head: heads.child,
      cell: (row) => (
        <span className={styles.choice}>
          <Checkbox
            aria-label={copy.choose(nameOf(row))}
            checked={chosen.has(row.path)}
            onChange={() => toggle(row.path)}
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
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ path }) => path} />
}

function describeWithdrawal({ withdrawal }: Registration): string {
  if (withdrawal === null) return ''
  const { at, isBySchool, movedTo } = withdrawal
  const who = isBySchool ? copy.withdrawnBySchool : copy.withdrawnByFamily
  return `${formatDay(schoolDayOf(at))}, ${movedTo === '' ? who : copy.moved}`
}
