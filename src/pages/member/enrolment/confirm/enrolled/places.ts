import type { Enrollment } from '#model/enrollment.ts'
import type { DateRange } from '#model/dates/schedule.ts'
import type { Student } from '#model/student.ts'

/** A child and what is stored of its place. */
export interface Place {
  student: Student
  enrollment: Enrollment
}

/** The term of the places; `null` where none is stored, or not all have the same. */
export function termOf(places: readonly Place[]): DateRange | null {
  const [first] = places.map(({ enrollment }) => enrollment)
  const isShared = places.every(({ enrollment }) => enrollment.startDate === first?.startDate)
  return first === undefined || first.startDate === '' || !isShared ? null : first
}
