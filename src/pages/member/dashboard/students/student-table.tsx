import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { useToday } from '#components/use-today.ts'
import { copy } from '#copy/dashboard.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import { formatDay } from '#copy/format.ts'
import { paths } from '#lib/paths.ts'
import { ageOn, dayOf } from '#model/dates/day.ts'
import { type Enrollment, joinedLevels } from '#model/enrollment.ts'
import { env } from '#lib/env.ts'
import type { Level } from '#model/values/level.ts'
import type { Student } from '#model/student.ts'
import { displayName } from '../edit-student/display-name.ts'

const { labels: heads } = fieldCopy

const otherColumns: Column<Student>[] = [
  { head: heads.middleName, kind: 'name', cell: (student) => student.middleName },
  { head: heads.lastName, kind: 'name', cell: (student) => student.lastName },
  {
    head: heads.age,
    kind: 'whole',
    cell: (student) => ageOn(student.birthdate, dayOf(new Date())) ?? copy.students.unknownAge,
  },
  { head: heads.birthdate, kind: 'whole', cell: (student) => formatDay(student.birthdate) },
  // The parent's own.
  { head: heads.email, kind: 'quiet', cell: (student) => <Whole text={student.email} /> },
  { head: copy.details.phoneNumber, kind: 'quiet', cell: (student) => <Whole text={student.phoneNumber} /> },
]

interface StudentTableProps {
  students: Student[]
  /** Of all the children, once known. */
  enrollments: Enrollment[] | undefined
  onEdit: (student: Student) => void
  isNew: (student: Student) => boolean
}

const { lastLevel } = env.program

export function StudentTable({ students, enrollments, onEdit, isNew }: StudentTableProps) {
  const today = useToday()
  const joinedBy = (student: Student) => enrollments && joinedLevels(student, enrollments, today)
  const doneBy = ({ completedLevels }: Student, joined: Level[]) => completedLevels.length - joined.length
  const nameColumn: Column<Student> = {
    head: heads.firstName,
    kind: 'name',
    cell: (student) => {
      const joined = joinedBy(student)
      return (
        <>
          <span>{student.firstName}</span>
          {joined === undefined ? (
            // Reserves the space of the flower, which shows nothing that is not known.
            <svg width="44" height="44" aria-hidden="true" />
          ) : (
            <Flower
              levels={doneBy(student, joined)}
              joined={joined.length}
              size={44}
              label={copy.students.levels(doneBy(student, joined), joined.length, lastLevel)}
            />
          )}
        </>
      )
    },
  }
  const { open, title } = copy.students.edit
  const editColumn: Column<Student> = {
    head: open,
    isHeadHidden: true,
    kind: 'block',
    cell: (student) => (
      <Button variant="third" aria-label={title(displayName(student))} onClick={() => onEdit(student)}>
        {open}
      </Button>
    ),
  }
  function captionOf(student: Student): string {
    const joined = joinedBy(student) ?? []
    const done = doneBy(student, joined)
    return [
      ...(done > 0 ? [copy.students.levels(done, 0, lastLevel)] : []),
      ...(joined.length > 0 ? [copy.students.joined(joined)] : []),
    ].join(', ')
  }

  if (students.length === 0)
    return (
      <Empty text={copy.students.empty}>
        <Link to={paths.addStudent}>{copy.students.addFirst}</Link>
      </Empty>
    )
  return (
    <DataTable
      caption={copy.students.title}
      columns={[nameColumn, ...otherColumns, editColumn]}
      rows={students}
      rowKey={(student) => student.id}
      pictureCaption={captionOf}
      isNew={isNew}
    />
  )
}
