import { Alert } from '#components/ui/alert.tsx'
import { Link } from '#components/ui/link.tsx'
import { useToday } from '#components/use-today.ts'
import { confirmation as copy } from '#copy/enrol.ts'
import { copy as dashboardCopy } from '#copy/dashboard.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { useStudents } from '#data/student.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded } from '#model/course.ts'
import { type Enrollment, isInOpenTerm, scheduleOf } from '#model/enrollment.ts'
import { shortName } from '#model/values/name.ts'

/** Which of a parent's children are in the course's open term; nothing if none is, it is over, or unknown. */
export function FamilySeats({ uid, course }: { uid: string; course: Course }) {
  const students = useStudents(uid)
  const enrollments = useEnrollments(uid)
  const isOver = hasEnded(course, useToday())
  if (!students.data || !enrollments.data || isOver) return null
  // If the course has no terms, an enrollment for other days is from an earlier time.
  const isKnown = (entry: Enrollment) => course.termId !== '' || scheduleOf(entry, course) !== null
  const inThisTerm = enrollments.data.filter((entry) => isInOpenTerm(entry, course) && isKnown(entry))
  const names = students.data
    .filter(({ id }) => inThisTerm.some(({ studentId }) => studentId === id))
    .map(shortName)
  if (names.length === 0) return null
  return (
    <Alert kind="ok" text={copy.haveAPlace(names)}>
      <Link to={paths.confirmation(course.id)}>{dashboardCopy.registrations.confirmation}</Link>
    </Alert>
  )
}
