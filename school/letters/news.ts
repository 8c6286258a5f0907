import { formatWeekdays } from '#content/en/format.ts'
import { site } from '#content/site.ts'
import type { Day } from '#model/dates/day.ts'
import { readEnquiry } from '#model/office/enquiry.ts'
import { fullName } from '#model/values/name.ts'
import { storedList, storedMoment } from '#model/values/stored.ts'
import { readDocuments } from '../documents.ts'
import type { School } from '../firebase.ts'
import { courseNameOf, type Entry, readEntries, withFamilies } from '../registrations.ts'
import { formatMoment, schoolDay, startOfDay } from '../school-time.ts'
import { pluralize, printable } from '../terminal.ts'
import type { FullDay } from './full-days.ts'
import type { Letter } from './post.ts'

/** Writes to the school what is new since the last letter that it got, or since a day where there was none. */
export async function writeNews(school: School, fullDays: readonly FullDay[], from: Day): Promise<Letter[]> {
  const { firestore } = school
  const before = school.readTime.toDate()
  const earlier = await readDocuments(school, firestore.collection('mail').where('kind', '==', 'news'))
  const last = earlier.findLast(({ fields }) => fields.sent !== undefined)?.fields ?? {}
  const since = new Date(storedMoment(last.until) ?? startOfDay(from))
  const registered = await readEntries(school, 'registration', { since, before })
  const withdrawn = await readEntries(school, 'withdrawal', { since, before })
  const received = firestore.collection('Enquiries').orderBy('received').startAt(since).endBefore(before)
  const enquiries = await readDocuments(school, received)
  const placesOf = async (entries: readonly Entry[]): Promise<string[]> =>
    (await withFamilies(school, entries)).map((each) =>
      lineOf(each.name, courseNameOf(each), formatWeekdays(each.enrollment.days)),
    )
  const asked = enquiries.map(({ id, fields }) => readEnquiry(id, fields))
  const askedFor = (kind: string): string[] =>
    asked
      .filter((each) => each.kind === kind)
      .map(({ courseId, days, ...name }) =>
        lineOf(fullName(name), courseId && `level ${courseId}`, formatWeekdays(days)),
      )
  const full = fullDays.map(({ course, day, children }) => ({
    key: `${course.id}_${course.term}_${day}`,
    line: lineOf(course.title, formatWeekdays([day]), pluralize(children, 'child', 'children')),
  }))
  const byFamilies = withdrawn.filter(
    ({ document: { fields } }) => fields.withdrawnBy !== 'school' && fields.movedTo === undefined,
  )
  const sections: [lines: string[], noun: string, plural?: string][] = [
    [await placesOf(registered.filter(({ enrollment }) => enrollment.movedFrom === '')), 'registration'],
    [await placesOf(byFamilies), 'withdrawal'],
    [askedFor('question'), 'question'],
    [askedFor('evaluation'), 'evaluation'],
    [askedFor('waiting'), 'child waiting for a place', 'children waiting for a place'],
    [askedFor('erasure'), 'family to erase', 'families to erase'],
    [full.filter(({ key }) => !storedList(last.full).includes(key)).map(({ line }) => line), 'full day'],
  ]
  const told = sections.filter(([lines]) => lines.length > 0)
  if (told.length === 0) return []
  const titles = told.map(([lines, ...nouns]) => pluralize(lines.length, ...nouns))
  const texts = told.map(([lines], n) => [`${titles[n]}:`, ...lines].join('\n- '))
  return [
    {
      path: `mail/news-${schoolDay(new Date())}`,
      kind: 'news',
      uid: '',
      to: site.email,
      subject: `New at ${site.name}: ${titles.join(', ')}`,
      text: [`Since ${formatMoment(since)}:`, ...texts, `${site.address}/office`].join('\n\n'),
      notes: { until: before, full: full.map(({ key }) => key) },
    },
  ]
}

function lineOf(...parts: readonly string[]): string {
  return printable(parts.filter((part) => part !== '').join(', '))
}
