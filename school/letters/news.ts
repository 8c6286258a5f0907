import type { Query } from 'firebase-admin/firestore'
import { copy as words } from '#content/en/courses.ts'
import { formatWeekdays } from '#content/en/format.ts'
import { site } from '#content/site.ts'
import type { Day } from '#model/dates/day.ts'
import { levelFrom } from '#model/values/level.ts'
import { isFulfilled, readEnquiry, type ReceivedEnquiry } from '#model/enquiry.ts'
import { readStudent } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import { storedList, storedMoment } from '#model/values/stored.ts'
import { getDocuments, readDocuments } from '../documents.ts'
import type { School } from '../firebase.ts'
import { childPath, courseNameOf, type Entry, readEntries, withFamilies } from '../registrations.ts'
import { formatMoment, schoolDay, startOfDay } from '../school-time.ts'
import { pluralize, printable } from '../terminal.ts'
import type { FullDay } from './full-days.ts'
import { nameInLetter } from './letter.ts'

/**
 * Writes to the school what is new since its last letter, or since a day if there was none.
 * @param all registrations.
 */
export async function writeNews(school: School, all: readonly Entry[], full: readonly FullDay[], from: Day) {
  const { firestore } = school
  const before = school.readTime.toDate()
  const earlier = await readDocuments(school, firestore.collection('mail').where('kind', '==', 'news'))
  const last = earlier.findLast(({ fields }) => fields.sent !== undefined)?.fields ?? {}
  const since = new Date(storedMoment(last.until) ?? startOfDay(from))
  const isNew = ({ enrollment: { enrolledAt } }: Entry) =>
    enrolledAt !== null && enrolledAt >= since.getTime() && enrolledAt < before.getTime()
  const inTime = (query: Query, field: string) => query.orderBy(field).startAt(since).endBefore(before)
  const withdrawn = await readEntries(school, inTime(firestore.collectionGroup('Withdrawals'), 'withdrawnAt'))
  const enquiries = await readDocuments(school, inTime(firestore.collection('Enquiries'), 'received'))
  const placesOf = async (entries: readonly Entry[]): Promise<string[]> =>
    (await withFamilies(school, entries)).map((each) =>
      lineOf(nameInLetter(each.name), courseNameOf(each), formatWeekdays(each.enrollment.days)),
    )
  const asked = enquiries.map(({ id, fields }) => readEnquiry(id, fields))
  const pathOf = ({ uid, studentId }: ReceivedEnquiry): string => childPath(uid, studentId)
  const children = await getDocuments(school, asked.map(pathOf))
  const askedFor = (kind: string): string[] =>
    asked
      .filter((each) => each.kind === kind)
      .flatMap((each) => {
        const { uid, courseId, days } = each
        const stored = children.get(pathOf(each))
        const child = stored === undefined ? null : readStudent(stored.id, stored.fields)
        const seats = all.filter((entry) => entry.uid === uid).map(({ enrollment }) => enrollment)
        if (isFulfilled(each, child, seats)) return []
        const name = nameInLetter(fullName(child ?? each))
        const level = levelFrom(courseId)
        return lineOf(name, level === null ? '' : words.level(level), formatWeekdays(days))
      })
  const filled = full.map(({ course, day, children }) => {
    const name = words.levelAndTitle(course.level, course.title)
    const line = lineOf(name, formatWeekdays([day]), pluralize(children, 'child', 'children'))
    return { key: `${course.id}_${course.termId}_${day}`, line }
  })
  const byFamilies = withdrawn.filter(
    ({ document: { fields } }) => fields.withdrawnBy !== 'school' && fields.movedTo === undefined,
  )
  const sections: [lines: string[], noun: string, plural?: string][] = [
    [
      await placesOf(
        all
          .filter(isNew)
          .filter(({ enrollment: { movedFrom, movedAt } }) => movedFrom === '' || movedAt !== null),
      ),
      'registration',
    ],
    [await placesOf(byFamilies), 'withdrawal'],
    [askedFor('question'), 'question'],
    [askedFor('evaluation'), 'evaluation'],
    [askedFor('waiting'), 'child waiting for a place', 'children waiting for a place'],
    [askedFor('erasure'), 'family to erase', 'families to erase'],
    [filled.filter(({ key }) => !storedList(last.full).includes(key)).map(({ line }) => line), 'full day'],
  ]
  const told = sections.filter(([lines]) => lines.length > 0)
  if (told.length === 0) return []
  const titles = told.map(([lines, ...nouns]) => pluralize(lines.length, ...nouns))
  const texts = told.map(([lines], n) => [`${titles[n]}:`, ...lines].join('\n- '))
  return [
    {
      path: `mail/news-${schoolDay(new Date())}`,
      kind: 'news' as const,
      uid: '',
      who: 'the school',
      to: site.email,
      subject: `New at ${site.name}: ${titles.join(', ')}`,
      text: [`Since ${formatMoment(since)}:`, ...texts, `${site.address}/office`].join('\n\n'),
      notes: { until: before, full: filled.map(({ key }) => key) },
    },
  ]
}

function lineOf(...parts: readonly string[]): string {
  return printable(parts.filter((part) => part !== '').join(', '))
}
