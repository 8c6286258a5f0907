import type { School } from './connect.ts'
import { sentenceOf } from './failures.ts'
import { type Heard, whileHeard } from './heard.ts'
import { SchoolError } from '../terminal/school-error.ts'

/**
 * Does what asks Firestore, as long as something is heard of it.
 *
 * @param work calls `heard` between its requests, where it makes several.
 * @throws SchoolError with a sentence for the person at the terminal, whatever went wrong.
 */
export async function told<Result>(school: School, work: (heard: Heard) => Promise<Result>): Promise<Result> {
  try {
    return await whileHeard(work)
  } catch (error) {
    throw error instanceof SchoolError ? error : new SchoolError(sentenceOf(error, school))
  }
}
