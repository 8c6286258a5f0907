import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocs,
  query,
  type QueryConstraint,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { site } from '#content/site.ts'
import { limits } from '#model/values/fields.ts'
import { dayFromNow, enquiry, type Fields } from './support/documents.ts'
import { describeChanges, describeFields } from './support/field-tests.ts'
import {
  birthdateOrEmpty,
  email,
  idOrEmpty,
  language,
  name,
  nameOrEmpty,
  serverTime,
  text,
} from './support/field-values.ts'
import {
  assertAllowed,
  assertDenied,
  assertRefused,
  freshId,
  isOfficial,
  openRulesProject,
} from './support/rules-project.ts'

const project = openRulesProject('enquiries')
const { digits } = site.enquiryPhone

describeFields('an enquiry', {
  valid: { ...enquiry, kind: 'question', language: 'pa' },
  needed: {
    firstName: name(limits.namePart),
    email,
    comment: text(limits.comment),
    date: {
      accepted: [1_800_000_000_000, 0, Date.UTC(2100, 0)],
      refused: [-1, Date.UTC(2100, 0) + 1, 1_800_000_000_000.5, '1800000000000', null, new Date()],
    },
    received: serverTime(),
  },
  optional: {
    lastName: nameOrEmpty,
    birthdate: birthdateOrEmpty,
    courseId: idOrEmpty,
    phoneNumber: {
      accepted: ['', '9'.repeat(digits), '0'.repeat(digits)],
      refused: [
        '0'.repeat(digits - 1),
        '0'.repeat(digits + 1),
        '0'.repeat(2 * digits),
        '555-123-4567',
        '+15551234567',
        'abcdefghij',
        '੫੫੫੦੧੨੩੪੫੬',
        5551234567,
        null,
      ],
    },
    kind: { accepted: ['question', 'evaluation'], refused: ['waiting', 'Question', '', null, 7] },
    language,
  },
  write: (fields) => project.sendEnquiry(fields),
})

// Google's emulator does not count look-ups over a whole batch.
it.skipIf(isOfficial)('An enquiry comes with nineteen others at most, and with more is refused', async () => {
  function sendMany(count: number) {
    const ids = Array.from({ length: count }, () => freshId('enquiry'))
    const batch = writeBatch(project.visitor())
    for (const id of ids) batch.set(doc(project.visitor(), 'Enquiries', id), enquiry)
    return { sent: batch.commit(), twentyFirst: ids[20] ?? '' }
  }
  await assertAllowed(sendMany(20).sent)
  for (const count of [21, 500]) {
    const { sent, twentyFirst } = sendMany(count)
    const path = `/databases/(default)/documents/Enquiries/${twentyFirst}`
    await assertDenied(sent, `Service call error. Function: [getAfter], Argument: [${path}].`)
  }
})

const own = { sub: 'p', email: 'a@example.org', email_verified: true }
const ofAddress = where('email', '==', own.email)

it.each<[string, typeof assertAllowed, object, ...QueryConstraint[]]>([
  ['their account', assertAllowed, { email_verified: undefined }, where('uid', '==', 'p')],
  ['their verified address', assertAllowed, {}, ofAddress],
  ['their verified address, and more', assertAllowed, {}, ofAddress, where('kind', '==', 'question')],
  ['another account', assertRefused, {}, where('uid', '==', 'q')],
  ['another address', assertRefused, {}, where('email', '==', 'b@example.org')],
  ['an address of several', assertRefused, {}, where('email', 'in', [own.email, 'b@example.org'])],
  ['an address from theirs on', assertRefused, {}, where('email', '>=', own.email)],
  ['an address that is not verified', assertRefused, { email_verified: false }, ofAddress],
  ['an address that only says so', assertRefused, { email_verified: 'true' }, ofAddress],
  ['anything', assertRefused, {}],
])(
  'A parent lists the enquiries of %s only where they are theirs (B7.09)',
  async (_, verdict, claims, ...filters) => {
    const firestore = project.somebody({ ...own, ...claims })
    await verdict(getDocs(query(collection(firestore, 'Enquiries'), ...filters)))
    await assertRefused(getDocs(query(collection(project.visitor(), 'Enquiries'), ...filters)))
  },
)

describe('The answer to an enquiry', () => {
  const answer = { answeredOn: dayFromNow(0) }
  const note = (fields: Fields, who = project.staff()) => updateDoc(doc(who, 'Enquiries/stored'), fields)
  const by = (fields: Fields, who = project.staff()) => setDoc(doc(who, 'Answers/stored'), fields)
  beforeAll(() => project.store('Enquiries/stored', enquiry))

  const answeredOn = { accepted: ['2028-02-29', deleteField()], refused: ['2027-02-29', '', 7, null] }
  const others = { comment: { refused: ['Nothing'] }, received: { refused: [deleteField()] } }
  const answeredBy = { refused: ['office@example.org'] }
  describeChanges('the answer to an enquiry', { answeredOn, answeredBy, ...others }, (change) =>
    note({ ...answer, ...change }),
  )
  describeFields('who answered', {
    valid: { by: 'office@example.org' },
    needed: { by: { refused: ['another@example.org', '', 7, null] } },
    write: by,
  })

  it('is noted by the school and taken back, and who gave it no parent reads', async () => {
    for (const who of project.strangers) {
      await assertDenied(note(answer, who))
      await assertDenied(by({ by: 'office@example.org' }, who))
      await assertDenied(deleteDoc(doc(who, 'Answers/stored')))
    }
    await assertDenied(
      by({ by: null }, project.staff({ email: undefined })),
      'Property email is undefined on object.',
    )
    await project.store('Enquiries/stored', { ...enquiry, ...answer, answeredBy: 'office@example.org' })
    await assertDenied(note({ answeredOn: '2028-02-29' }))
    await assertAllowed(note({ ...answer, answeredBy: deleteField() }))
    await assertAllowed(note({ answeredOn: deleteField() }))
    await assertAllowed(deleteDoc(doc(project.staff(), 'Answers/stored')))
    for (const email of ['office@example.org', 'another@example.org'])
      await assertAllowed(by({ by: email }, project.staff({ email })))
  })
})
