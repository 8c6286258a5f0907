import type { Registration } from '#model/enrollment.ts'
import type { DateRange } from '#model/dates/schedule.ts'
import type { Student } from '#model/student.ts'

export interface Seat extends Registration {
  student: Student
}

/** The term of the seats; `null` if none is stored, or they differ. */
export function termOf(seats: readonly Seat[]): DateRange | null {
  const [first] = seats.map(({ enrollment }) => enrollment)
  const isShared = seats.every(({ enrollment }) => enrollment.startDate === first?.startDate)
  return first === undefined || first.startDate === '' || !isShared ? null : first
}
