import type { readAccount } from '#auth/accounts.ts'
import { schoolDayOf } from '#components/use-today.ts'
import { timeZone } from '#content/site.ts'
import { copy } from '#copy/dashboard.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import { formatDay, formatTerm, formatTime } from '#copy/format.ts'
import { language } from '#copy/language.ts'
import { data } from '#copy/your-data.ts'
import type { readFamilyData, WholeDocument } from '#data/family.ts'
import { timeIn } from '#model/dates/time-zone.ts'
import { readEnrollment } from '#model/enrollment.ts'
import { reachedBy } from '#model/user.ts'
import { groupBy } from '#model/values/group-by.ts'
import { fullName } from '#model/values/name.ts'
import { namePartsOf, storedMoment, storedText } from '#model/values/stored.ts'

const { file } = data

/** A family's data as readable JSON: in groups, children by name, days and moments in words. */
export function dataFileOf(
  account: Awaited<ReturnType<typeof readAccount>>,
  family: Awaited<ReturnType<typeof readFamilyData>>,
): string {
  const { profile, children, registrations, records, terms, subscription } = family
  function nameIn({ id, studentId = id, studentName }: WholeDocument): string {
    const child = children.find((other) => other.id === studentId) ?? {}
    return fullName(namePartsOf(child)) || storedText(studentName) || copy.registrations.unknownStudent
  }
  function withTermName(entry: WholeDocument): WholeDocument {
    const { termId, ...known } = readEnrollment(storedText(entry.id), entry, terms.get(storedText(entry.id)))
    return termId === '' ? entry : { ...entry, term: formatTerm(termId, known) }
  }
  const enquiries = family.enquiries.map(withTermName)
  const byChild = (documents: WholeDocument[]) => Object.fromEntries(groupBy(documents, nameIn))
  const contact = { email: account.email, phoneNumber: storedText(profile?.phoneNumber) }
  const missing = account.isVerified ? [] : [file.unconfirmed]
  const groups = {
    [file.saved]: `${inWords(Date.now())}, ${language.city}`,
    [file.account]: {
      [fieldCopy.labels.email]: account.email,
      [file.confirmed]: account.isVerified,
      [file.since]: inWords(storedMoment(account.since)),
    },
    [copy.details.title]: profile ?? {},
    [copy.students.title]: byChild(children.map((child) => reachedBy(child, contact))),
    // A sign-up's placeholder has only an id.
    [copy.registrations.title]: byChild(
      registrations.filter((seat) => Object.keys(seat).length > 1).map(withTermName),
    ),
    [file.records]: byChild(records.map(withTermName)),
    [file.waiting]: enquiries.filter(({ kind }) => kind === 'waiting'),
    [file.sent]: [...enquiries.filter(({ kind }) => kind !== 'waiting'), ...missing],
    [file.newsletter]: subscription ?? file.notSubscribed,
  }
  return JSON.stringify(groups, wordsOf, 2)
}

/** Takes the value as it was before `JSON.stringify`, which turns a timestamp into an object of numbers. */
function wordsOf(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const stored = this[name]
  // The name of somebody who works for the school.
  if (name === 'answeredBy') return undefined
  if (typeof stored === 'string') return formatDay(stored)
  // The only moment that is stored as a number.
  return typeof stored === 'object' || name === 'date' ? inWords(storedMoment(stored)) || value : value
}

function inWords(moment: number | null): string {
  if (moment === null) return ''
  return `${formatDay(schoolDayOf(moment))}, ${formatTime(timeIn(timeZone, new Date(moment)))}`
}
