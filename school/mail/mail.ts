import { FieldValue, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { type Row, textOf } from '../lists/columns.ts'
import { readFilters } from '../lists/filters.ts'
import { registrationPages } from '../lists/registrations.ts'
import { millisecondsInDay, schoolDay } from '../lists/school-days.ts'
import { accountsWith, type Auth, openAuth } from '../target/auth.ts'
import { connect, type School } from '../target/connect.ts'
import type { Heard } from '../target/heard.ts'
import type { AuthOptions, WriteOptions } from '../target/target-options.ts'
import { told } from '../target/told.ts'
import { transact } from '../target/transact.ts'
import { mayWrite } from '../terminal/confirm.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import { progressOf } from '../terminal/progress.ts'
import { familyOf, type Letter, letterFor, letterId } from './letter.ts'

export interface MailOptions extends WriteOptions, AuthOptions {
  /** The first day of the registrations, at the school. */
  from?: string
}

/** A letter, where it is put for the extension, and whose it is. */
interface Posted {
  path: string
  uid: string
  /** For sentences: `UID/ENROLLMENTID`. */
  registration: string
  letter: Letter
}

/** A registration that gets no letter, and why, as the end of a sentence. */
interface LeftOut {
  registration: string
  reason: string
}

/** The collection that the Trigger Email extension watches. */
const collection = 'mail'
/** Long enough for a school that was away, or a volunteer who was ill. */
const usualDays = 30
/** So many are written in one transaction: those of no more families than one query may name. */
const lettersTogether = 30
/** So many letters a family may get within 24 hours: no family has that many children, and no account is a relay. */
const mostForFamily = 20

/**
 * Has a confirmation sent for each registration that has none yet (README, "Mail on a registration"). A letter's id is
 * made of its registration's, and it is written only where it is not there: what is interrupted, run again or run twice
 * at once sends nothing twice.
 *
 * @throws SchoolError where a day is none, or the school or its accounts cannot be reached.
 */
export async function mail(options: MailOptions): Promise<void> {
  const from = options.from ?? schoolDay(new Date(Date.now() - usualDays * millisecondsInDay))
  const filters = readFilters({ from })
  const school = await connect(options)
  const auth = await openAuth(school, options)
  const firestore = await school.firestore()
  const { letters, leftOut } = await told(school, (heard) => newLetters(firestore, auth, filters, heard))
  for (const { path, letter } of letters) {
    console.log(`+ ${path}: ${printable(letter.to.join())}, ${printable(letter.message.subject)}`)
  }
  for (const { registration, reason } of leftOut) console.log(`  ${registration} gets no mail: ${reason}.`)
  if (letters.length === 0) {
    const others = leftOut.length === 0 ? 'each' : 'each other'
    console.log(`No mail to send: ${others} registration from ${from} on has had its own.`)
  } else {
    if (!(await mayWrite(school, counted(letters.length, 'mail'), options))) return
    const written = await post(school, firestore, letters)
    console.log(
      `${counted(written, 'mail')} handed to ${school.name}: the Trigger Email extension sends them. Registrations were looked at from ${from} on.`,
    )
  }
  if (leftOut.length > 0) {
    console.log(
      `${counted(leftOut.length, 'registration')} got none: the next run tries again, as long as it goes back that far (--from).`,
    )
  }
}

async function newLetters(
  firestore: Firestore,
  auth: Auth,
  filters: ReturnType<typeof readFilters>,
  heard: Heard,
): Promise<{ letters: Posted[]; leftOut: LeftOut[] }> {
  const progress = progressOf('Reading registrations')
  const all: Posted[] = []
  const leftOut: LeftOut[] = []
  let rows = 0
  try {
    for await (const page of registrationPages(firestore, filters)) {
      heard()
      const waiting = await withoutLetter(firestore, page)
      heard()
      const accounts = await accountsWith(auth, waiting.map(familyOf))
      heard()
      for (const row of waiting) {
        const [uid, registration] = [familyOf(row), printable(textOf(row.enrollment))]
        const letter = letterFor(row, accounts.get(uid))
        if (typeof letter === 'string') leftOut.push({ registration, reason: letter })
        else all.push({ path: `${collection}/${letterId(row)}`, uid, registration, letter })
      }
      progress.at((rows += page.length))
    }
    const { within, beyond } = byLimit(all, await lettersLately(firestore))
    const reason = `the family has had ${mostForFamily} letters in 24 hours`
    return {
      letters: within,
      leftOut: [...leftOut, ...beyond.map(({ registration }) => ({ registration, reason }))],
    }
  } finally {
    progress.end()
  }
}

async function withoutLetter(firestore: Firestore, page: readonly Row[]): Promise<Row[]> {
  if (page.length === 0) return []
  const found = await firestore.getAll(...page.map((row) => firestore.doc(`${collection}/${letterId(row)}`)))
  return page.filter((_, index) => found[index]?.exists === false)
}

/** The letters of the last 24 hours, by this machine's clock: what is written is counted by Firestore's. */
async function lettersLately(firestore: Firestore): Promise<readonly QueryDocumentSnapshot[]> {
  const since = Timestamp.fromMillis(Date.now() - millisecondsInDay)
  const { docs } = await firestore.collection(collection).where('written', '>', since).select('uid').get()
  return docs
}

/**
 * Splits letters into the first ones that each family may still get, and the others.
 *
 * @param lately the letters that were written within 24 hours.
 */
function byLimit(
  letters: readonly Posted[],
  lately: readonly QueryDocumentSnapshot[],
): { within: Posted[]; beyond: Posted[] } {
  const had = new Map<unknown, number>()
  const isWithin = (uid: unknown): boolean => {
    const count = (had.get(uid) ?? 0) + 1
    had.set(uid, count)
    return count <= mostForFamily
  }
  for (const letter of lately) isWithin(letter.get('uid'))
  const [within, beyond]: [Posted[], Posted[]] = [[], []]
  for (const posted of letters) (isWithin(posted.uid) ? within : beyond).push(posted)
  return { within, beyond }
}

/**
 * Some at a time, each only where it is not there, and none beyond a family's limit: of two commands at once only one
 * finds its place empty, and both count what the other one wrote.
 *
 * @returns how many were written.
 */
async function post(school: School, firestore: Firestore, letters: readonly Posted[]): Promise<number> {
  const progress = progressOf('Writing mails')
  let written = 0
  try {
    for (let done = 0; done < letters.length; done += lettersTogether) {
      const some = letters.slice(done, done + lettersTogether)
      const families = [...new Set(some.map(({ uid }) => uid))]
      const ofFamilies = firestore.collection(collection).where('uid', 'in', families)
      written += await transact(school, firestore, async (transaction) => {
        const theirs = await transaction.get(ofFamilies)
        const since = theirs.readTime.toMillis() - millisecondsInDay
        const lately = theirs.docs.filter((letter) => (letter.get('written') as Timestamp).toMillis() > since)
        const found = await transaction.getAll(...some.map(({ path }) => firestore.doc(path)))
        const missing = some.filter((_, index) => found[index]?.exists === false)
        const { within } = byLimit(missing, lately)
        for (const { path, uid, letter } of within) {
          transaction.set(firestore.doc(path), { ...letter, uid, written: FieldValue.serverTimestamp() })
        }
        return within.length
      })
      progress.at(done + some.length, letters.length)
    }
  } finally {
    progress.end()
  }
  return written
}
