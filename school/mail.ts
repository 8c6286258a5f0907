import type { UserRecord } from 'firebase-admin/auth'
import { FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { site } from '#content/site.ts'
import type { Day } from '#model/dates/day.ts'
import { email } from '#model/values/fields.ts'
import { storedMoment } from '#model/values/stored.ts'
import { type Accounts, openAccounts, readAccounts } from './accounts.ts'
import { getDocuments, readDocuments, transact } from './documents.ts'
import { connect, type Options, type School } from './firebase.ts'
import { writeLetter } from './letter.ts'
import { type Filters, readFilters } from './lists/list.ts'
import { readEntries, type Registration, withFamilies } from './registrations.ts'
import { millisecondsInDay, schoolDay } from './school-time.ts'
import { confirmWrite, pluralize, printable } from './terminal.ts'

interface MailOptions extends Options {
  /** The first day of the registrations, at the school. */
  from?: Day
  /** Says how many, and not to whom: for a log that others may read. */
  quiet?: boolean
}

/** A letter, where the extension finds it, and whose it is. */
interface Outgoing {
  path: string
  uid: string
  letter: Letter
}

/** The collection that the Trigger Email extension watches. */
const collection = 'mail'
/** Long enough for a school that was away, or a volunteer who was ill. */
const defaultDays = 30
/** How many letters a family may get within 24 hours: no family has that many children, and no account is a relay. */
const maxForFamily = 20

/**
 * Has a confirmation sent for each registration that has none yet (decision 53). A letter's id is made of its
 * registration's and of the time of enrolling, and it is written only where there is none: so nothing is sent twice,
 * however often the command is interrupted, run again or run twice at once.
 */
export async function mail(options: MailOptions): Promise<void> {
  const from = options.from ?? schoolDay(new Date(Date.now() - defaultDays * millisecondsInDay))
  const filters = readFilters({ from })
  const school = await connect(options)
  const accounts = await openAccounts(school)
  const { letters, refusals } = await findLetters(school, accounts, filters)
  const lines = [
    ...letters.map(
      ({ path, letter }) => `+ ${path}: ${printable(letter.to.join())}, ${letter.message.subject}`,
    ),
    ...refusals.map((refusal) => `  ${refusal}.`),
  ]
  if (!options.quiet) for (const line of lines) console.log(line)
  if (letters.length === 0) {
    const others = refusals.length === 0 ? 'each' : 'each other'
    console.log(`No mail to send: ${others} registration from ${from} on has had its own.`)
  } else {
    if (!(await confirmWrite(school, pluralize(letters.length, 'mail'), options))) return
    const written = await writeLetters(school, letters)
    console.log(
      `${pluralize(written, 'mail')} handed to ${school.name}: the Trigger Email extension sends them. Registrations were looked at from ${from} on.`,
    )
  }
  if (refusals.length > 0) {
    console.log(
      `${pluralize(refusals.length, 'registration')} got none: the next run tries again, as long as it goes back that far (--from).`,
    )
  }
}

/** @returns besides why the other registrations get none, each as a sentence without its full stop. */
async function findLetters(
  school: School,
  accounts: Accounts,
  filters: Filters,
): Promise<{ letters: Outgoing[]; refusals: string[] }> {
  const entries = await readEntries(school, 'registration', filters)
  const registrations = (await withFamilies(school, entries)).map((row) => {
    const { uid, enrollment } = row
    // A child that enrols again after a withdrawal gets another letter.
    const path = `${collection}/registration-${uid}_${enrollment.id}_${enrollment.enrolledAt ?? 0}`
    return { row, path, uid }
  })
  const found = await getDocuments(
    school,
    registrations.map(({ path }) => path),
  )
  const byId = new Map((await readAccounts(accounts)).map((account) => [account.uid, account]))
  // By this machine's clock: what is written is counted by Firestore's.
  const since = new Date(Date.now() - millisecondsInDay)
  const recent = await readDocuments(
    school,
    school.firestore.collection(collection).where('written', '>=', since).orderBy('written'),
  )
  const letters: Outgoing[] = []
  const refusals: string[] = []
  for (const { row, path, uid } of registrations) {
    if (found.has(path)) continue
    const had = recent.filter(({ fields }) => fields.uid === uid).length
    const count = had + letters.filter((letter) => letter.uid === uid).length
    const tooMany = `the family has had ${maxForFamily} letters in 24 hours`
    const letter = letterTo(byId.get(uid), row)
    if (typeof letter !== 'string' && count < maxForFamily) letters.push({ path, uid, letter })
    else {
      const reason = typeof letter === 'string' ? letter : tooMany
      refusals.push(`${printable(`${uid}/${row.enrollment.id}`)} gets no mail: ${reason}`)
    }
  }
  return { letters, refusals }
}

/**
 * Writes letters, family by family, each only where there is none, and none beyond a family's limit: of two commands at
 * once only one finds the place empty, and each counts what the other one wrote.
 *
 * @returns how many were written.
 */
async function writeLetters(school: School, letters: readonly Outgoing[]): Promise<number> {
  const { firestore } = school
  let written = 0
  for (const family of new Set(letters.map(({ uid }) => uid))) {
    written += await transact(school, async (transaction) => {
      const query = firestore.collection(collection).where('uid', '==', family)
      const { docs, readTime } = await transaction.get(query)
      const since = readTime.toMillis() - millisecondsInDay
      const recent = docs.filter((stored) => (storedMoment(stored.get('written')) ?? 0) > since)
      const missing = letters
        .filter(({ uid, path }) => uid === family && !docs.some(({ ref }) => ref.path === path))
        .slice(0, Math.max(0, maxForFamily - recent.length))
      for (const { path, uid, letter } of missing) {
        transaction.create(firestore.doc(path), { ...letter, uid, written: FieldValue.serverTimestamp() })
      }
      return missing.length
    })
  }
  return written
}

/** A document as the Trigger Email extension sends it. */
interface Letter {
  to: string[]
  bcc: string[]
  replyTo: string
  message: { subject: string; text: string }
}

/**
 * A letter to the address of the family's account: the one in the parent's document was only typed.
 *
 * @returns why there is none, as the end of a sentence, where nobody has proved that an address is theirs.
 */
function letterTo(account: UserRecord | undefined, registration: Registration): Letter | string {
  if (account === undefined) return 'there is no account for it'
  if (account.disabled) return 'the account is disabled'
  if (!account.emailVerified) return 'the address of the account is not verified'
  const address = v.safeParse(email, account.email)
  if (!address.success) return 'mail cannot go to the address of the account'
  const message = writeLetter(registration, new Date())
  return { to: [address.output], bcc: [site.email], replyTo: site.email, message }
}
