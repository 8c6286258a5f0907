import { FieldValue, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { type Row, textOf } from '../lists/columns.ts'
import { type Filters, readFilters } from '../lists/filters.ts'
import { readDocuments } from '../lists/query.ts'
import { readRegistrations } from '../lists/registrations.ts'
import { millisecondsInDay, schoolDay } from '../lists/school-time.ts'
import { type Accounts, openAccounts, readAccounts } from '../target/accounts.ts'
import { connect } from '../target/connect.ts'
import type { AuthOptions, WriteOptions } from '../target/options.ts'
import type { School } from '../target/school.ts'
import { explainErrors, transact } from '../target/transaction.ts'
import { withTimeout } from '../target/with-timeout.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { withProgress } from '../terminal/progress.ts'
import { pluralize, printable } from '../terminal/text.ts'
import { familyOf, type Letter, letterFor, letterId } from './letter.ts'

export interface MailOptions extends WriteOptions, AuthOptions {
  /** The first day of the registrations, at the school. */
  from?: string
}

/** A letter, where the extension finds it, and whose it is. */
interface Outgoing {
  path: string
  uid: string
  /** For sentences: `UID/ENROLLMENTID`. */
  registration: string
  letter: Letter
}

/** A registration that gets no letter, and why, as the end of a sentence. */
interface Skipped {
  registration: string
  reason: string
}

/** The collection that the Trigger Email extension watches. */
const collection = 'mail'
/** Long enough for a school that was away, or a volunteer who was ill. */
const defaultDays = 30
/** How many are written in one transaction: of no more families than one query may name. */
const batchSize = 30
/** How many letters a family may get within 24 hours: no family has that many children, and no account is a relay. */
const maxForFamily = 20

/**
 * Has a confirmation sent for each registration that has none yet (decisions 53 and 57). A letter's id is made of its
 * registration's, and it is written only where there is none: so nothing is sent twice, however often the command is
 * interrupted, run again or run twice at once.
 *
 * @throws SchoolError where a day is none, or the school or its accounts cannot be reached.
 */
export async function mail(options: MailOptions): Promise<void> {
  const from = options.from ?? schoolDay(new Date(Date.now() - defaultDays * millisecondsInDay))
  const filters = readFilters({ from })
  const school = await connect(options)
  const accounts = await openAccounts(school, options)
  const firestore = await school.firestore()
  const { letters, skipped } = await explainErrors(school, () => findLetters(firestore, accounts, filters))
  for (const { path, letter } of letters) {
    console.log(`+ ${path}: ${printable(letter.to.join())}, ${printable(letter.message.subject)}`)
  }
  for (const { registration, reason } of skipped) console.log(`  ${registration} gets no mail: ${reason}.`)
  if (letters.length === 0) {
    const others = skipped.length === 0 ? 'each' : 'each other'
    console.log(`No mail to send: ${others} registration from ${from} on has had its own.`)
  } else {
    if (!(await confirmWrite(school, pluralize(letters.length, 'mail'), options))) return
    const written = await writeLetters(school, firestore, letters)
    console.log(
      `${pluralize(written, 'mail')} handed to ${school.name}: the Trigger Email extension sends them. Registrations were looked at from ${from} on.`,
    )
  }
  if (skipped.length > 0) {
    console.log(
      `${pluralize(skipped.length, 'registration')} got none: the next run tries again, as long as it goes back that far (--from).`,
    )
  }
}

async function findLetters(
  firestore: Firestore,
  accounts: Accounts,
  filters: Filters,
): Promise<{ letters: Outgoing[]; skipped: Skipped[] }> {
  const registrations = await readRegistrations(firestore, filters)
  const documents = registrations.map((row) => firestore.doc(letterPath(row)))
  const written = await readDocuments(firestore, documents)
  const waiting = registrations.filter((row) => !written.has(letterPath(row)))
  const byId = new Map((await readAccounts(accounts)).map((account) => [account.localId, account]))
  const letters: Outgoing[] = []
  const skipped: Skipped[] = []
  for (const row of waiting) {
    const [uid, registration] = [familyOf(row), printable(textOf(row.enrollment))]
    const letter = letterFor(row, byId.get(uid))
    if (typeof letter === 'string') skipped.push({ registration, reason: letter })
    else letters.push({ path: letterPath(row), uid, registration, letter })
  }
  const { within, beyond } = splitByLimit(letters, await recentLetters(firestore))
  const reason = `the family has had ${maxForFamily} letters in 24 hours`
  return {
    letters: within,
    skipped: [...skipped, ...beyond.map(({ registration }) => ({ registration, reason }))],
  }
}

function letterPath(registration: Row): string {
  return `${collection}/${letterId(registration)}`
}

/** The letters of the last 24 hours, by this machine's clock: what is written is counted by Firestore's. */
async function recentLetters(firestore: Firestore): Promise<readonly QueryDocumentSnapshot[]> {
  const since = Timestamp.fromMillis(Date.now() - millisecondsInDay)
  const recent = firestore.collection(collection).where('written', '>', since).select('uid')
  return (await withTimeout(recent.get())).docs
}

/**
 * Splits letters into the first ones that each family may still get, and the others.
 *
 * @param recent the letters that were written within 24 hours.
 */
function splitByLimit(
  letters: readonly Outgoing[],
  recent: readonly QueryDocumentSnapshot[],
): { within: Outgoing[]; beyond: Outgoing[] } {
  const had = new Map<unknown, number>()
  const isWithin = (uid: unknown): boolean => {
    const count = (had.get(uid) ?? 0) + 1
    had.set(uid, count)
    return count <= maxForFamily
  }
  for (const letter of recent) isWithin(letter.get('uid'))
  const [within, beyond]: [Outgoing[], Outgoing[]] = [[], []]
  for (const letter of letters) (isWithin(letter.uid) ? within : beyond).push(letter)
  return { within, beyond }
}

/**
 * Writes letters in batches, each only where there is none, and none beyond a family's limit: of two commands at once only
 * one finds the place empty, and each counts what the other one wrote.
 *
 * @returns how many were written.
 */
async function writeLetters(
  school: School,
  firestore: Firestore,
  letters: readonly Outgoing[],
): Promise<number> {
  return await withProgress('Writing mails', async (update) => {
    let written = 0
    for (let start = 0; start < letters.length; start += batchSize) {
      const batch = letters.slice(start, start + batchSize)
      const families = [...new Set(batch.map(({ uid }) => uid))]
      const ofFamilies = firestore.collection(collection).where('uid', 'in', families)
      written += await transact(school, async (transaction) => {
        const theirs = await transaction.get(ofFamilies)
        const since = theirs.readTime.toMillis() - millisecondsInDay
        const recent = theirs.docs.filter((letter) => (letter.get('written') as Timestamp).toMillis() > since)
        const found = await transaction.getAll(...batch.map(({ path }) => firestore.doc(path)))
        const missing = batch.filter((_, index) => found[index]?.exists === false)
        const { within } = splitByLimit(missing, recent)
        for (const { path, uid, letter } of within) {
          transaction.set(firestore.doc(path), { ...letter, uid, written: FieldValue.serverTimestamp() })
        }
        return within.length
      })
      update(start + batch.length, letters.length)
    }
    return written
  })
}
