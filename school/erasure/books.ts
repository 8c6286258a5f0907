import { isRealDay } from '#model/day.ts'
import { isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { encodeFields } from 'firestore-emulator/testing/plain-fields'
import { fieldsOn, type KeptDocument } from '../backup/stored-documents.ts'
import { momentOf } from '../lists/moments.ts'
import type { School } from '../target/connect.ts'
import { replacing, type Write } from '../target/write.ts'
import { bookCollection, erasedField, keyedHash } from './erasures.ts'

const registration = /^Users\/[^/]+\/(Enrollments|Withdrawals)\/([^/]+)$/

/**
 * What stays of a registration for the school's books: course, time and money, and no word that a parent could write. It
 * has one place, so that an erasure that is run again leaves no second line.
 *
 * @returns `null` where the document is none.
 */
export function bookLine(school: School, salt: string, { path, line }: KeptDocument): Write | null {
  const id = registration.exec(path)?.[2]
  if (id === undefined) return null
  const fields = fieldsOn(line)
  const enrollment = readEnrollment(id, fields)
  if (isEmptyEntry(enrollment)) return null
  const { cost, paidOn, withdrawnAt } = fields
  const level = levelFrom(enrollment.courseId)
  const enrollmentDate = momentOf(fields.enrollmentDate)
  const kept = {
    ...(level !== null && { courseId: String(level) }),
    ...(!Number.isNaN(enrollmentDate.getTime()) && { enrollmentDate }),
    ...(typeof cost === 'number' && { cost }),
    ...(typeof paidOn === 'string' && isRealDay(paidOn) && { paidOn }),
    ...(withdrawnAt instanceof Date && { withdrawnAt }),
  }
  return replacing(school, `${bookCollection}/${keyedHash(salt, path)}`, encodeFields(kept), erasedField)
}
