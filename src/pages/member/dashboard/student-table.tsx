import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { words } from '#words/dashboard.ts'
import { formatDay } from '#lib/format.ts'
import { ageOn } from '#model/age.ts'
import { dayOf } from '#model/day.ts'
import { levelCount, quartersOf } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import styles from './student-table.module.css'

const { columns: heads, unknownAge } = words.students

const columns: Column<Student>[] = [
  { head: heads.firstName, isName: true, cell: (student) => withFlower(student, student.firstName) },
  { head: heads.middleName, isInHeading: true, cell: (student) => student.middleName },
  { head: heads.lastName, isInHeading: true, cell: (student) => student.lastName },
  {
    head: heads.age,
    isWhole: true,
    cell: (student) => ageOn(student.birthdate, dayOf(new Date())) ?? unknownAge,
  },
  { head: heads.birthdate, isWhole: true, cell: (student) => formatDay(student.birthdate) },
  { head: heads.email, cell: (student) => student.email },
  { head: heads.phoneNumber, isWhole: true, cell: (student) => student.phoneNumber },
]

/** Each child has the flower of its completed levels. */
export function StudentTable({ students }: { students: Student[] }) {
  if (students.length === 0) return <Empty text={words.students.empty} />
  return (
    <DataTable
      caption={words.students.title}
      columns={columns}
      rows={students}
      rowKey={(student) => student.id}
      heading={(student) => withFlower(student, fullName(student))}
    />
  )
}

function withFlower(student: Student, name: string) {
  const quarters = quartersOf(student.completedLevels.length)
  return (
    <span className={styles.name}>
      <Flower quarters={quarters} size={44} label={words.students.levels(quarters, levelCount)} />
      {name}
    </span>
  )
}
