import type { UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { addDays, type Day } from '#model/dates/day.ts'
import { amountOwed, placedAt } from '#model/enrollment.ts'
import { email } from '#model/values/fields.ts'
import { groupBy } from '#model/values/group-by.ts'
import { storedText } from '#model/values/stored.ts'
import { openAccounts, readAccounts } from '../accounts.ts'
import { getDocuments, writeAll } from '../documents.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { type Entry, readEntries, withFamilies } from '../registrations.ts'
import { millisecondsInDay, schoolDay, startOfDay } from '../school-time.ts'
import { confirmWrite, pluralize, printable, SchoolError } from '../terminal.ts'
import { setApartAnswers } from './answers.ts'
import { closeDays, findFullDays } from './full-days.ts'
import { writeConfirmation, writeReminder } from './letter.ts'
import { writeNews } from './news.ts'
import { type Letter, openPost, send, stateOf } from './post.ts'

interface LettersOptions extends Options {
  from?: Day
}

/** A letter to a family whose address has not been looked up yet. */
type Draft = Omit<Letter, 'to'>

/** A letter that was not sent, and why; `to` is '' if nobody has proved that an address is the family's. */
type Failure = Letter & { reason: string }

const unknownOutcome = 'nobody knows whether it arrived: ask, and see "Letters" in docs/operations.md'

/** Long enough for a school that was away, or a volunteer who was ill. */
const defaultDays = 30
/** Families are reminded this many days before a term, but not of new registrations: payments take some days. */
const reminderDays = 7
const patientDays = 3

/**
 * The daily job: closes full days, confirms each registration that has no letter yet (decision 53), reminds families of
 * what they owe, and tells the school what is new. Nothing is sent twice, however often the job is interrupted, run
 * again or run twice at once.
 * @throws SchoolError, after all other letters, if a letter with a recipient was not sent.
 */
export async function sendLetters(options: LettersOptions): Promise<void> {
  const from = options.from ?? schoolDay(new Date(Date.now() - defaultDays * millisecondsInDay))
  const school = await connect(options, 'fail')
  const accounts = await openAccounts(school)
  // Full days are closed even if no letter can be sent.
  const post = options.dryRun ? null : await openPost(school).catch((error: unknown) => error as SchoolError)
  const registered = school.firestore.collectionGroup('Enrollments').orderBy('enrollmentDate')
  const entries = await readEntries(school, registered)
  const full = await findFullDays(school, entries)
  const days = full.filter(({ isClosed }) => !isClosed)
  const news = await writeNews(school, entries, full, from)
  const drafts = [...(await writeDrafts(school, entries, from)), ...news]
  const byId = new Map((await readAccounts(accounts)).map((account) => [account.uid, account]))
  const { letters, failures, underway } = await findLetters(school, byId, drafts)
  let left = 0
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
    await setApartAnswers(school)
    if (post instanceof SchoolError) throw post
    let sent = 0
    for (const [index, letter] of letters.entries()) {
      if (letter.kind === 'news') letter.text += describeFailures(failures)
      try {
        const result = await send(school, post, letter)
        if (typeof result === 'string') failures.push({ ...letter, reason: result })
        else if (result) sent += 1
      } catch (error) {
        if (!(error instanceof SchoolError)) throw error
        failures.push({ ...letter, reason: error.message })
        left = letters.length - index - 1
        break
      }
    }
    console.log(`${pluralize(sent, 'letter')} sent from ${school.name}, ${closed} closed. ${looked}`)
  }
  // Stored for the office, which cannot read accounts, to mark these families.
  const isUnreached = (uid: string): boolean => typeof addressOf(byId.get(uid)) === 'string'
  const families = [...new Set(entries.map(({ uid }) => uid))].filter(isUnreached).sort()
  if (options.yes && !options.dryRun)
    await writeAll(school, [{ path: 'School/letters', fields: { unreached: families } }])
  const unreached = failures.filter(({ to }) => to === '')
  for (const { path, reason } of unreached) say(`  ${path}: ${reason}`)
  if (unreached.length > 0)
    console.log(`${pluralize(unreached.length, 'letter')} cannot be sent: no confirmed address.`)
  if (underway > 0)
    console.log(
      `${pluralize(underway, 'letter')} may be going out by another run, or was broken off less than a quarter of an hour ago.`,
    )
  // Others may read a quiet log.
  const shown = (reason: string): string => (options.quiet ? reason.replace(/\S*@\S*/g, '…') : reason)
  const lost = failures.filter(({ to }) => to !== '').map(({ path, reason }) => `  ${path}: ${shown(reason)}`)
  if (lost.length === 0) return
  const others = left === 0 ? '' : `, and ${left} more wait for the next run`
  lost.push(`${pluralize(lost.length, 'letter')} did not go out${others}.`)
  throw new SchoolError(lost.map(printable).join('\n'))
}

/** What the school's own letter says of those that were not sent; '' if there are none. */
function describeFailures(failures: readonly Failure[]): string {
  const lines = new Set(failures.map(({ who, uid, reason }) => printable(`- ${who || uid}: ${reason}`)))
  return lines.size === 0 ? '' : `\n\n${['Letters that did not go out:', ...lines].join('\n')}`
}

async function writeDrafts(school: School, entries: readonly Entry[], from: Day): Promise<Draft[]> {
  const now = new Date()
  const today = schoolDay(now)
  const timeOf = ({ enrollment }: Entry): number => placedAt(enrollment)
  const isRecent = (entry: Entry): boolean => timeOf(entry) >= startOfDay(from).getTime()
  const some = entries.filter((entry) => isRecent(entry) || amountOwed(entry) !== null)
  const registrations = await withFamilies(school, some)
  const drafts = registrations.filter(isRecent).map((registration): Draft => {
    const { uid, enrollment } = registration
    // A child that enrols again after a withdrawal gets another letter.
    const path = `mail/registration-${uid}_${enrollment.id}_${timeOf(registration)}`
    return { path, kind: 'registration', uid, ...writeConfirmation(registration, now) }
  })
  // What has a note, or was moved, is for a person to judge.
  const isPlain = ({ document, enrollment, reference }: Entry): boolean =>
    document.fields.paymentNote === undefined && enrollment.movedFrom === '' && reference !== ''
  const patience = now.getTime() - patientDays * millisecondsInDay
  const owed = registrations.filter(
    (each) =>
      amountOwed(each) !== null &&
      each.enrollment.startDate >= today &&
      timeOf(each) < patience &&
      isPlain(each),
  )
  const soon = addDays(today, reminderDays)
  // A term's levels may begin on different days: the first of them decides for all.
  const byTerm = groupBy(
    owed,
    ({ uid, enrollment: { termId, startDate } }) => `${uid}_${termId || startDate}`,
  )
  for (const [key, group] of byTerm) {
    if (group.every((each) => each.enrollment.startDate > soon)) continue
    const { uid, parent } = group[0]
    const path = `mail/reminder-${key}`
    drafts.push({ path, kind: 'reminder', uid, ...writeReminder({ uid, parent }, group, now) })
  }
  return drafts
}

/**
 * @returns the letters to send, those not to send (without an address, or perhaps sent before), and how many another
 *   run may be sending.
 */
async function findLetters(
  school: School,
  byId: ReadonlyMap<string, UserRecord>,
  drafts: readonly (Draft | Letter)[],
): Promise<{ letters: Letter[]; failures: Failure[]; underway: number }> {
  const paths = drafts.map(({ path }) => path)
  const found = await getDocuments(school, paths)
  const letters: Letter[] = []
  const failures: Failure[] = []
  const unconfirmed = new Set<string>()
  let underway = 0
  for (const draft of drafts) {
    const stored = found.get(draft.path)?.fields
    const state = stateOf(stored, school.readTime)
    // Nobody is asked for money in the run that confirms what it is for.
    const isTooEarly = draft.kind === 'reminder' && unconfirmed.has(draft.uid)
    if (state === 'unknown')
      failures.push({ ...draft, to: storedText(stored?.to) || '?', reason: unknownOutcome })
    else if (state !== 'sent' && draft.kind === 'registration') unconfirmed.add(draft.uid)
    if (state === 'sending') underway += 1
    if (state !== 'to send' || isTooEarly) continue
    const address = 'to' in draft ? draft : addressOf(byId.get(draft.uid))
    if (typeof address === 'string') failures.push({ ...draft, to: '', reason: address })
    else letters.push({ ...draft, to: address.to })
  }
  return { letters, failures, underway }
}

/**
 * The address of the family's account: the one in the parent's document was only typed.
 * @returns why there is none, as the end of a sentence, if nobody has proved that an address is theirs.
 */
function addressOf(account: UserRecord | undefined): { to: string } | string {
  if (account === undefined) return 'there is no account'
  if (account.disabled) return 'the account is disabled'
  if (!account.emailVerified) return 'the address is not confirmed yet: the dashboard sends its link again'
  const address = v.safeParse(email, account.email)
  return address.success ? { to: address.output } : 'mail cannot go to the address of the account'
}
