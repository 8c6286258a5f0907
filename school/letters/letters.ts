import type { UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { addDays, type Day } from '#model/dates/day.ts'
import { amountOwed } from '#model/enrollment.ts'
import { email } from '#model/values/fields.ts'
import { groupBy } from '#model/values/group-by.ts'
import { type Accounts, openAccounts, readAccounts } from '../accounts.ts'
import { getDocuments } from '../documents.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { type Entry, readEntries, withFamilies } from '../registrations.ts'
import { millisecondsInDay, schoolDay, startOfDay } from '../school-time.ts'
import { confirmWrite, pluralize, printable, SchoolError } from '../terminal.ts'
import { closeDays, findFullDays } from './full-days.ts'
import { writeConfirmation, writeReminder } from './letter.ts'
import { writeNews } from './news.ts'
import { type Letter, openPost, send, stateOf } from './post.ts'

interface LettersOptions extends Options {
  from?: Day
  quiet?: boolean
}

/** A letter to a family whose address is not looked up yet. */
type Draft = Omit<Letter, 'to'>

/** Long enough for a school that was away, or a volunteer who was ill. */
const defaultDays = 30
/** A family is reminded so many days before a term, but not of what it has just registered: money takes some days. */
const reminderDays = 7
const patientDays = 3

/**
 * The daily job: closes the days that are full, confirms each registration that has no letter yet (decision 53), reminds
 * families of what they owe, and tells the school what is new. Nothing is sent twice, however often it is interrupted, run
 * again or run twice at once.
 */
export async function sendLetters(options: LettersOptions): Promise<void> {
  const from = options.from ?? schoolDay(new Date(Date.now() - defaultDays * millisecondsInDay))
  const school = await connect(options, 'fail')
  const accounts = await openAccounts(school)
  // Full days are closed also where no letter can be sent.
  const post = options.dryRun ? null : await openPost(school).catch((error: unknown) => error as SchoolError)
  const entries = await readEntries(school, 'registration')
  const full = await findFullDays(school, entries)
  const days = full.filter(({ isClosed }) => !isClosed)
  const drafts = [...(await writeDrafts(school, entries, from)), ...(await writeNews(school, full, from))]
  const { letters, failures } = await findLetters(school, accounts, drafts)
  const say = (line: string): void => {
    if (!options.quiet) console.log(printable(line))
  }
  for (const { path, day, children, seats } of days) say(`~ ${path}: ${day} is full, ${children} of ${seats}`)
  for (const { path, to, subject } of letters) say(`+ ${path}: ${to}, ${subject}`)
  const looked = `Registrations were looked at from ${from} on.`
  const closed = pluralize(days.length, 'full day')
  const what = `${pluralize(letters.length, 'letter')} and ${closed}`
  if (letters.length + days.length === 0) {
    if (post instanceof SchoolError) throw post
    console.log(`No letter to send and no day to close. ${looked}`)
  } else if ((await confirmWrite(school, what, options)) && post !== null) {
    await closeDays(school, days)
    if (post instanceof SchoolError) throw post
    let sent = 0
    for (const letter of letters) {
      if (letter.kind === 'news') letter.text += failures.map((each) => `\n\n${printable(each)}`).join('')
      const result = await send(school, post, letter)
      if (typeof result === 'string') failures.push(result)
      else if (result) sent += 1
    }
    console.log(`${pluralize(sent, 'letter')} sent from ${school.name}, ${closed} closed. ${looked}`)
  }
  for (const failure of failures) say(`  ${failure}`)
  if (failures.length > 0) {
    console.log(`${pluralize(failures.length, 'letter')} did not go out: without --quiet it is said why.`)
  }
}

/** The confirmations and the reminders. */
async function writeDrafts(school: School, entries: readonly Entry[], from: Day): Promise<Draft[]> {
  const now = new Date()
  const today = schoolDay(now)
  const timeOf = ({ enrollment }: Entry): number => enrollment.enrolledAt ?? 0
  const isRecent = (entry: Entry): boolean => timeOf(entry) >= startOfDay(from).getTime()
  const some = entries.filter((entry) => isRecent(entry) || amountOwed(entry.enrollment) !== null)
  const registrations = await withFamilies(school, some)
  const drafts = registrations.filter(isRecent).map((registration): Draft => {
    const { uid, enrollment } = registration
    // A child that enrols again after a withdrawal gets another letter.
    const path = `mail/registration-${uid}_${enrollment.id}_${timeOf(registration)}`
    return { path, kind: 'registration', uid, ...writeConfirmation(registration, now) }
  })
  // What is noted in words, or was moved, is for a person to judge.
  const isPlain = ({ document, enrollment, reference }: Entry): boolean =>
    document.fields.paymentNote === undefined && enrollment.movedFrom === '' && reference !== ''
  const patience = now.getTime() - patientDays * millisecondsInDay
  const owed = registrations.filter(
    (each) =>
      amountOwed(each.enrollment) !== null &&
      each.enrollment.startDate >= today &&
      timeOf(each) < patience &&
      isPlain(each),
  )
  const soon = addDays(today, reminderDays)
  // A term's levels may begin on different days: the first of them is the time for all.
  const byTerm = groupBy(owed, ({ uid, enrollment: { term, startDate } }) => `${uid}_${term || startDate}`)
  for (const [key, group] of byTerm) {
    if (group.every((each) => each.enrollment.startDate > soon)) continue
    const { uid, parent } = group[0]
    const path = `mail/reminder-${key}`
    drafts.push({ path, kind: 'reminder', uid, ...writeReminder({ uid, parent }, group, now) })
  }
  return drafts
}

/** @returns the letters that are to be sent, and why others are not, each as a sentence. */
async function findLetters(
  school: School,
  accounts: Accounts,
  drafts: readonly (Draft | Letter)[],
): Promise<{ letters: Letter[]; failures: string[] }> {
  const paths = drafts.map(({ path }) => path)
  const found = await getDocuments(school, paths)
  const byId = new Map((await readAccounts(accounts)).map((account) => [account.uid, account]))
  const letters: Letter[] = []
  const failures: string[] = []
  for (const draft of drafts) {
    const state = stateOf(found.get(draft.path)?.fields)
    if (state === 'sent') continue
    const address = 'to' in draft ? draft : addressOf(byId.get(draft.uid))
    if (state === 'unknown') {
      failures.push(
        `${draft.path} may have been sent or not: only where it did not arrive delete this document.`,
      )
    } else if (typeof address === 'string') failures.push(`${draft.path} cannot be sent: ${address}.`)
    else letters.push({ ...draft, to: address.to })
  }
  return { letters, failures }
}

/**
 * The address of the family's account: the one in the parent's document was only typed.
 *
 * @returns why there is none, as the end of a sentence, where nobody has proved that an address is theirs.
 */
function addressOf(account: UserRecord | undefined): { to: string } | string {
  if (account === undefined) return 'there is no account for it'
  if (account.disabled) return 'the account is disabled'
  if (!account.emailVerified) return 'the address of the account is not verified'
  const address = v.safeParse(email, account.email)
  return address.success ? { to: address.output } : 'mail cannot go to the address of the account'
}
