import { doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { isBirthdate } from '#model/dates/day.ts'
import { emailPattern } from '#model/values/fields.ts'
import { isName } from '#model/values/name.ts'
import { dayFromNow, panelProfile } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

// What a name, an email and a day may be, in full, to the rules and to the forms. Every field that is one is tried with a
// few of each kind.

const project = openRulesProject('values')

function storeProfile(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const uid = freshId('parent')
  return setDoc(doc(project.parent(uid), 'Users', uid), { ...panelProfile, ...fields })
}

const unseen = '\n\u00a0\u200b\u200d\u202e\u00ad\ue000'
const unseenLettersAndMarks =
  '\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\ufe00\ufe08\ufe0f\uffa0\u{e0100}\u{e0180}\u{e01ef}'

const signs = Array.from(" '’.-\u0301")
/** Letters of which the code lies between those of two unseen ones, of a script each. */
const seenBetweenUnseen = ['\u1780\u17b6', '\u1820', '\u4e00', '\ufe8d', '\uff71', '\uffa1', '\u{20bb7}']

/** Of a year without a leap day: each month, with its last day. */
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
  (last, index) => [`2017-${String(index + 1).padStart(2, '0')}`, last] as const,
)

const values = {
  firstName: {
    accepted: [
      ...["ਅੰ 'a’.-bੰ", "O'Brien", 'O’Brien', 'Anne-Marie', 'J. R.', 'ਗੁਰਪ੍ਰੀਤ', '李', 'Nguyễn', 'a\u0301'],
      ...[...signs, 'B'].flatMap((sign) => [`${sign}A`, `A${sign}`]),
      ...seenBetweenUnseen,
    ],
    refused: [
      ...['<b>a</b>', 'a@b', 'a/b', 'a:b', 'a, b', 'a_b', 'a1', '1a', '੧', '.', '\u0301', 'a😀', '\u3164'],
      ...Array.from(unseen + unseenLettersAndMarks, (character) => `a${character}b`),
    ],
  },
  email: {
    accepted: ['a.b+c@school.example.org', 'ਮਾਂ@ਘਰ.ਭਾਰਤ', 'a@b.c'],
    refused: [
      ...['parent.example.org', '@example.org', 'parent@example', 'parent@.org', 'parent@example.'],
      ...['parent@example.org@example.org', 'the parent@example.org', 'parent@example.org\nmore'],
      ...['a,b@c.org', 'a@b,c.org', 'a@b.org,', 'a\u0000@b.org', 'a\u00a0@b.org', 'a@b\u200b.org'],
      ...['a@b..org', 'a@.b.org', 'a@b.org.', 'a@b.org;', '<a@b.org>', 'a<b@c.org', 'a;b@c.org'],
      ...Array.from(',;<>@').flatMap((sign) => [`a${sign}b@c.org`, `a@b${sign}c.org`, `a@b.c${sign}d`]),
      ...['a@b.org ', ' a@b.org', '\u202ea@b.org', 'a\ufe0f@b.org', 'a@b.\u3164org', 'a\u2028@b.org'],
    ],
  },
  birthdate: {
    accepted: [
      ...['1904-02-29', '1996-02-29', '2000-02-29', '2012-02-29'],
      ...months.flatMap(([month, last]) => ['01', '09', '28', last].map((day) => `${month}-${day}`)),
    ],
    refused: [
      ...months.map(([month, last]) => `${month}-${last + 1}`),
      ...['in spring', '2018-1-5', '05-01-2018', '2018-01-05T00:00', '12018-01-05', '੨੦੧੮-੦੧-੦੫'],
      ...['2019-02-29', '2018-02-29', '1900-02-29', '2018-01-00', '2018-00-10', '2018-13-10', '2018-20-10'],
      ...['2018-01-40', 20180105, ['2018-01-05'], new Date(Date.UTC(2018, 0, 5))],
    ],
  },
}

describeChanges('a name, an email and a day', values, storeProfile, Object.keys(panelProfile))

it.each([
  ['firstName', isName],
  ['email', (text: string) => emailPattern.test(text)],
  ['birthdate', (text: string) => isBirthdate(text, dayFromNow(0))],
] as const)('The forms take and refuse the same for %s', (field, isTaken) => {
  const { accepted, refused } = values[field]
  const texts = [...accepted, ...refused].filter((value) => typeof value === 'string')
  expect(texts.filter(isTaken)).toEqual(accepted)
})

it('A day of a payment is one of the calendar, however it is misspelt', async () => {
  const place = 'Users/parent/Enrollments/1_child'
  await project.store(place, { enrollmentDate: new Date() })
  const pay = (day: string) => updateDoc(doc(project.staff(), place), { paidOn: day })
  const leapDays = Array.from({ length: 100 }, (_, year) => String(year).padStart(2, '0')).flatMap(
    (digits) => [`20${digits}-02-29`, `${digits}00-02-29`],
  )
  const signsOfDays = Array.from('0123456789x')
  const misspelt = [
    '2026-10-19',
    '0999-01-31',
    '2048-02-29',
    '2026-12-20',
    '2026-10-29',
    '2026-03-28',
  ].flatMap((day) =>
    Array.from(day, (_, at) =>
      [...signsOfDays, '', '00'].map((sign) => day.slice(0, at) + sign + day.slice(at + 1)),
    ),
  )
  // JavaScript knows a year 0.
  for (const day of new Set([...leapDays, ...misspelt.flat()].filter((day) => !day.startsWith('0000'))))
    await (isCalendarDay(day) ? assertAllowed : assertDenied)(pay(day))
})

/** By the calendar of JavaScript, which would take 30 February for 1 or 2 March. */
function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(+moment) && moment.toISOString().startsWith(text)
}
