import type { School } from './connect'
import { sentenceOf } from './failures'
import { SchoolError } from '../terminal/school-error'

/**
 * Does what asks Firestore.
 *
 * @throws SchoolError with a sentence for the person at the terminal, whatever went wrong.
 */
export async function told<Result>(school: School, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof SchoolError ? error : new SchoolError(sentenceOf(error, school))
  }
}
