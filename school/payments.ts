import { FieldValue } from 'firebase-admin/firestore'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import type { Day } from '#model/dates/day.ts'
import { fullName } from '#model/values/name.ts'
import { storedText } from '#model/values/stored.ts'
import { getDocuments, transact } from './documents.ts'
import { connect, type Options, type School } from './firebase.ts'
import {
  courseNameOf,
  type Entry,
  entryIn,
  readEntries,
  type Registration,
  withFamilies,
} from './lists/registrations.ts'
import { formatMoment, schoolDay } from './lists/school-time.ts'
import { confirmWrite, pluralize, printable, SchoolError } from './terminal.ts'

interface PaidOptions extends Options {
  /** The school's day on which the money came; today where none is given. */
  on?: Day
  /** Takes the note away again. */
  undo?: boolean
}

/**
 * Notes that registrations are paid. Nothing is written unless each reference is that of one registration, or of one
 * family's in a level and term, which must still be there when it is written.
 *
 * @param references as parents and banks write them: see `normalize` and `joinHalves`.
 */
export async function paid(references: readonly string[], options: PaidOptions): Promise<void> {
  const today = schoolDay(new Date())
  const { undo = false, on = today } = options
  if (on > today) throw new SchoolError(`--on ${on} is still to come: it is ${today} at the school.`)
  const school = await connect(options)
  const registrations = await findByReference(school, references)
  const changes = registrations.filter(({ enrollment }) => (enrollment.paidOn === '') !== undo)
  for (const registration of registrations) {
    const { paidOn } = registration.enrollment
    const already = undo ? 'is not noted as paid' : `was paid on ${paidOn} already`
    const isChange = changes.includes(registration)
    const change = undo ? `paid on ${paidOn} → not paid` : `not paid → paid on ${on}`
    console.log(`${isChange ? '~' : ' '} ${describe(registration)}: ${isChange ? change : `${already}.`}`)
  }
  if (changes.length === 0) {
    console.log('Nothing was written.')
    return
  }
  const sum = changes.reduce((total, { enrollment }) => total + (enrollment.cost ?? 0), 0)
  const together = changes.length > 1 ? ` (${formatMoney(sum, site.money)})` : ''
  const payments = pluralize(changes.length, 'payment') + together
  const what = undo ? `the removal of ${payments}` : payments
  if (!(await confirmWrite(school, what, options))) return
  await transact(school, async (transaction) => {
    const paths = changes.map(({ document }) => document.path)
    const found = await getDocuments(school, paths, transaction)
    for (const { document, reference } of changes) {
      const stored = found.get(document.path)
      if (stored === undefined || entryIn(stored).reference !== reference) {
        throw new SchoolError(`${reference} has been withdrawn in the meantime. Nothing was written.`)
      }
      const paidOn = undo ? FieldValue.delete() : on
      transaction.update(school.firestore.doc(document.path), { paidOn })
    }
  })
  console.log(`Noted in ${school.name}: ${what}.`)
}

/** @throws SchoolError with a line for each reference that has none, or those of several. */
async function findByReference(school: School, references: readonly string[]): Promise<Registration[]> {
  const given = new Map(joinHalves(references).map((reference) => [normalize(reference), reference]))
  const isGiven = ({ reference }: Entry): boolean => reference !== '' && given.has(normalize(reference))
  const registered = (await readEntries(school, 'registration')).filter(isGiven)
  const withdrawn = (await readEntries(school, 'withdrawal')).filter(isGiven)
  const found = await withFamilies(school, [...registered, ...withdrawn])
  const results = Array.from(given, ([normalized, reference]) => {
    const same = found.filter((registration) => normalize(registration.reference) === normalized)
    return findGroup(reference, same)
  })
  const refusals = results.filter((result) => typeof result === 'string')
  if (refusals.length > 0) throw new SchoolError(`${refusals.join('\n')}\nNothing was written.`)
  return results.filter((result) => typeof result !== 'string').flat()
}

/** Banks replace hyphens, and write `REF` before a reference. */
function normalize(reference: string): string {
  const symbols = reference.normalize('NFKC').toUpperCase()
  return symbols.replace(/[^\p{L}\p{N}]/gu, '').replace(/^REF(?=.{8}$)/, '')
}

/** A reference may come as two words of four symbols, and after the word `REF`. */
function joinHalves(words: readonly string[]): string[] {
  const references: string[] = []
  let half = ''
  for (const word of words.filter((each) => normalize(each) !== 'REF')) {
    const isSecond = half !== '' && normalize(word).length === 4
    if (isSecond) references.pop()
    references.push(isSecond ? `${half} ${word}` : word)
    half = !isSecond && normalize(word).length === 4 ? word : ''
  }
  return references
}

/** @returns a sentence where it is none, or of two groups. @param found all that have this reference. */
function findGroup(reference: string, found: readonly Registration[]): Registration[] | string {
  const registered = found.filter(({ document }) => document.collection === 'Enrollments')
  const [one] = registered
  const another = registered.find((each) => one && groupOf(each) !== groupOf(one))
  if (one !== undefined && another !== undefined) {
    const paths = [one, another].map(({ document }) => printable(document.path)).join(' and ')
    return `${one.reference} is the reference of two registrations, ${paths}: set \`paidOn\` of the right one in the Firebase console.`
  }
  if (found.length === 0) {
    return `There is no registration with the reference ${printable(reference)}: \`registrations\` shows those that there are.`
  }
  const withdrawn = found.filter((each) => !registered.includes(each))
  const sentences = withdrawn.map((each) => {
    const { paidOn } = each.enrollment
    const { withdrawnAt, movedTo } = each.document.fields
    const when = formatMoment(withdrawnAt)
    const what = movedTo === undefined ? 'withdrawn' : `moved to ${printable(storedText(movedTo))}`
    return `${describe(each)}: was ${what} on ${when}, ${paidOn === '' ? 'not paid' : `paid on ${paidOn}`}.`
  })
  if (one === undefined) return sentences.join('\n')
  // Brothers and sisters who are paid for by the same transfer, perhaps.
  for (const sentence of sentences) console.log(`  ${sentence}`)
  return registered
}

/** What shares a reference: a family's registrations in a level and term. One that names no term stands alone. */
function groupOf({ document, uid, enrollment: { courseId, term } }: Entry): string {
  return term === '' ? document.path : `${uid}/${courseId}/${term}`
}

/** Such as `K7MA-93XW, Arjan Gill (parent: Simran Gill), First letters, CA$100`. */
function describe(registration: Registration): string {
  const { reference, name, parent, enrollment } = registration
  const child = fullName(parent) === '' ? name : `${name} (parent: ${fullName(parent)})`
  const price = enrollment.cost === null ? [] : [formatMoney(enrollment.cost, site.money)]
  return [reference, printable(child), courseNameOf(registration), ...price].join(', ')
}
