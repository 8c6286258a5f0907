import { readEnrollment } from '#model/enrollment.ts'
import { type Level, levelFrom } from '#model/level.ts'
import { readStudent } from '#model/student.ts'
import type { Pair } from './side-by-side.ts'
import { fieldsOn } from './stored-documents.ts'
import { isLater, type Leave } from './tally.ts'

/** A registration that stays in the school while its child goes back to before its level. */
export interface HalfEnrolled {
  uid: string
  enrollmentId: string
  studentId: string
  level: Level
}

/** Finds them in a walk side by side. */
export interface HalfEnrolledWatch {
  see(pair: Pair): void
  /** How many there are; `first` holds no more than a person repairs in one go. */
  count: number
  first: HalfEnrolled[]
}

const mostNamed = 100

/**
 * Remembers the registrations of one family at a time: in the order of names they come before the family's children.
 */
export function watchForHalfEnrolled(leave: Leave): HalfEnrolledWatch {
  let kept: HalfEnrolled[] = []
  const watch: HalfEnrolledWatch = {
    count: 0,
    first: [],
    see(pair) {
      const { path, line } = pair.kind === 'extra' ? pair.stored : pair.kept
      const [users, uid = '', collection, id, ...deeper] = path.split('/')
      if (users !== 'Users' || id === undefined || deeper.length > 0) return
      if (kept.some((other) => other.uid !== uid)) kept = []
      if (collection === 'Enrollments' && pair.kind === 'extra') {
        if (leave.prune && !isLater(pair, leave)) return
        const { courseId, studentId } = readEnrollment(id, fieldsOn(line))
        const level = levelFrom(courseId)
        if (level !== null) kept.push({ uid, enrollmentId: id, studentId, level })
      } else if (collection === 'Students' && pair.kind !== 'extra' && kept.length > 0) {
        const { completedLevels } = readStudent(id, fieldsOn(line))
        const half = kept.filter(
          ({ studentId, level }) => studentId === id && !completedLevels.includes(level),
        )
        watch.count += half.length
        watch.first.push(...half.slice(0, mostNamed - watch.first.length))
      }
    },
  }
  return watch
}
