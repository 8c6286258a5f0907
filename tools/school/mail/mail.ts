import type { Firestore } from 'firebase-admin/firestore'
import { textOf } from '../lists/columns'
import { readFilters } from '../lists/filters'
import { printable } from '../terminal/printable'
import { registrationPages } from '../lists/registrations'
import { millisecondsInDay, schoolDay } from '../lists/school-days'
import type { Heard } from '../target/heard'
import { told } from '../target/told'
import { transact } from '../target/transact'
import { mayWrite } from '../terminal/confirm'
import { connect, type School } from '../target/connect'
import { counted } from '../terminal/counted'
import { progressOf } from '../terminal/progress'
import type { WriteOptions } from '../target/target-options'
import { type Letter, letterFor, letterId } from './letter'

export interface MailOptions extends WriteOptions {
  /** The first day of the registrations, at the school. */
  from?: string
}

/** A letter, and where it is put for the extension. */
interface Posted {
  path: string
  letter: Letter
}

/** The collection that the Trigger Email extension watches. */
const collection = 'mail'
/** Long enough for a school that was away, or a volunteer who was ill. */
const usualDays = 30
/** So many are written in one transaction. */
const lettersTogether = 50

/**
 * Has a confirmation sent for each registration that has none yet (README, "Mail on a registration"). A letter's id is
 * made of its registration's, and it is written only where it is not there: what is interrupted, run again or run twice
 * at once sends nothing twice.
 *
 * @throws SchoolError where a day is none, or the school cannot be reached.
 */
export async function mail(options: MailOptions): Promise<void> {
  const from = options.from ?? schoolDay(new Date(Date.now() - usualDays * millisecondsInDay))
  const filters = readFilters({ from })
  const school = await connect(options)
  const firestore = await school.firestore()
  const { letters, addressless } = await told(school, (heard) => newLetters(firestore, filters, heard))
  for (const { path, letter } of letters) {
    console.log(`+ ${path}: ${printable(letter.to.join())}, ${printable(letter.message.subject)}`)
  }
  for (const name of addressless) console.log(`  ${name}: no address is known, so no mail.`)
  if (letters.length === 0) {
    const others = addressless.length === 0 ? 'each' : 'each other'
    console.log(`No mail to send: ${others} registration from ${from} on has had its own.`)
    return
  }
  const what = counted(letters.length, 'mail')
  if (!(await mayWrite(school, what, options))) return
  await post(school, firestore, letters)
  console.log(
    `${what} handed to ${school.name}: the Trigger Email extension sends them. Registrations were looked at from ${from} on.`,
  )
}

async function newLetters(
  firestore: Firestore,
  filters: ReturnType<typeof readFilters>,
  heard: Heard,
): Promise<{ letters: Posted[]; addressless: string[] }> {
  const progress = progressOf('Reading registrations')
  const letters: Posted[] = []
  const addressless: string[] = []
  let rows = 0
  try {
    for await (const page of registrationPages(firestore, filters)) {
      heard()
      const documents = page.map((row) => firestore.doc(`${collection}/${letterId(row)}`))
      const found = documents.length === 0 ? [] : await firestore.getAll(...documents)
      heard()
      for (const [index, row] of page.entries()) {
        if (found[index]?.exists) continue
        const letter = letterFor(row)
        if (letter === null) addressless.push(printable(textOf(row.enrollment)))
        else letters.push({ path: `${collection}/${letterId(row)}`, letter })
      }
      progress.at((rows += page.length))
    }
  } finally {
    progress.end()
  }
  return { letters, addressless }
}

/** Some at a time, and each only where it is not there: of two commands at once only one finds its place empty. */
async function post(school: School, firestore: Firestore, letters: readonly Posted[]): Promise<void> {
  const progress = progressOf('Writing mails')
  try {
    for (let done = 0; done < letters.length; done += lettersTogether) {
      const some = letters.slice(done, done + lettersTogether)
      const documents = some.map(({ path }) => firestore.doc(path))
      await transact(school, firestore, async (transaction) => {
        const found = await transaction.getAll(...documents)
        for (const [index, { ref, exists }] of found.entries()) {
          const posted = some[index]
          if (!exists && posted !== undefined) transaction.set(ref, posted.letter)
        }
      })
      progress.at(done + some.length, letters.length)
    }
  } finally {
    progress.end()
  }
}
