import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/dashboard.ts'
import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { type Read, refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { ageOn } from '#model/age.ts'
import type { ListedCourse } from '#model/course.ts'
import { dayOf } from '#model/day.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import styles from './dashboard-page.module.css'

const { columns: heads, unknownAge, unknownCourse, unknownStudent } = words.registrations

interface Registration {
  key: string
  student: string
  age: number | string
  course: string
}

const columns: Column<Registration>[] = [
  { head: heads.student, isName: true, cell: (row) => row.student },
  { head: heads.age, cell: (row) => row.age },
  { head: heads.course, cell: (row) => row.course },
]

/** Who is enrolled in what. Children and courses that no longer exist are shown as unknown. */
export function Registrations({ uid, students }: { uid: string; students: Read<Student[]> }) {
  const enrollments = useEnrollments(uid)
  const courses = useCourses()
  const rows =
    enrollments.status === 'ready' && courses.status === 'ready' && students.status === 'ready'
      ? enrollments.data.map((entry) => registrationOf(entry, students.data, courses.data))
      : null

  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{words.registrations.title}</h2>
        <Link to={paths.courses}>{words.registrations.browse}</Link>
      </div>
      {rows === null && (
        <Skeleton
          label={words.loading}
          shape="rows"
          count={2}
          // While the children are loading, their own skeleton offers it.
          {...(students.status === 'ready' && { onTryAgain: () => void refetchPending() })}
        />
      )}
      {rows?.length === 0 && <Empty text={words.registrations.empty} />}
      {rows !== null && rows.length > 0 && (
        <DataTable
          caption={words.registrations.title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.key}
          heading={(row) => row.student}
        />
      )}
    </section>
  )
}

function registrationOf(entry: Enrollment, students: Student[], courses: ListedCourse[]): Registration {
  const student = students.find((candidate) => candidate.id === entry.studentId)
  const course = courses.find((candidate) => candidate.id === entry.courseId)
  return {
    key: entry.id,
    student: student === undefined ? unknownStudent : fullName(student),
    age: ageOn(student?.birthdate ?? '', dayOf(new Date())) ?? unknownAge,
    course: course === undefined ? unknownCourse : courseNameOf(course),
  }
}

function courseNameOf({ level, title }: ListedCourse): string {
  return level === null ? title : courseWords.levelAndTitle(level, title)
}
