import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  type QueryConstraint,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { limits } from '#model/values/fields.ts'
import { dayFromNow, enquiry } from './support/documents.ts'
import { describeChanges, describeFields } from './support/field-tests.ts'
import {
  birthdateOrEmpty,
  email,
  id,
  idOrEmpty,
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

type Fields = Readonly<Record<string, unknown>>

function send(values: Fields, id = freshId('enquiry'), who = project.visitor()) {
  return setDoc(doc(who, 'Enquiries', id), values)
}

const language = { accepted: ['en', 'pa'], refused: ['fr', '', null, 7] }

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
      accepted: ['', '0123456789'],
      refused: ['555123456', '55512345678', '555-123-4567', 'abcdefghij', 5551234567, null],
    },
    kind: { accepted: ['question', 'evaluation'], refused: ['waiting', 'Question', '', null, 7] },
    language,
  },
  write: send,
})

describe('An enquiry', () => {
  // Google's emulator does not count look-ups over a whole batch.
  it.skipIf(isOfficial)('comes with nineteen others at most, and with more is refused', async () => {
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
})

const ofWaiting = { uid: 'own', studentId: 'child', term: '2027-winter', days: ['mon', 'wed'] }
const waiting = { ...enquiry, kind: 'waiting', language: 'en', ...ofWaiting }

/** The id of a child that waits with these fields. */
function waitingId({ uid, courseId, studentId, term }: Fields): string {
  const parts = ['waiting', uid, courseId, studentId, term].filter((part) => part !== '')
  return parts.map((part) => String(part).replace('/', '-')).join('_')
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

describeFields('a waiting child', {
  valid: waiting,
  needed: {
    kind: { refused: ['question', 'evaluation', null] },
    uid: { refused: ['somebody', '', null, 7] },
    courseId: { accepted: ['1', '9'], refused: ['0', '10', '', 'a', 1, null] },
    studentId: id,
    term: { accepted: ['', 'a', 'a'.repeat(24)], refused: ['a'.repeat(25), 'A', 'a_b', 'a\n', null, 7] },
    days: {
      accepted: [['sun'], week.toReversed()],
      refused: [[], ['mon', 'mon'], [...week, 'sun'], ['Mon'], ['mon', null], 'mon', { mon: true }, null],
    },
  },
  optional: { language, lastName: nameOrEmpty },
  write(fields) {
    const uid = freshId('parent')
    const written = fields.uid === 'own' ? { ...fields, uid } : fields
    return send(written, waitingId(written), project.parent(uid))
  },
})

describe('A waiting child', () => {
  const uid = 'its-parent'
  const fields = { ...waiting, uid }
  const id = waitingId(fields)
  const parent = () => project.parent(uid)

  it('has the id of its parent, course, child and term, once, and is stored by its parent', async () => {
    for (const other of [`${id}_`, `a_${id}`, id.replace('waiting', 'Waiting'), id.replace(uid, 'a'), 'any'])
      await assertDenied(send(fields, other, parent()))
    for (const who of [...project.strangers, project.staff()]) await assertDenied(send(fields, id, who))
    await assertAllowed(send(fields, id, parent()))
    await assertDenied(send(fields, id, parent()))
  })

  it('waits again by the wish of its parent once it was answered, and not before', async () => {
    const again = { ...fields, days: ['tue'] }
    await project.store(`Enquiries/${id}`, fields)
    await assertDenied(send(again, id, parent()))
    await project.store(`Enquiries/${id}`, { ...fields, answeredOn: '2026-01-05', answeredBy: 'a@b.org' })
    for (const who of [...project.strangers, project.parent('its')]) await assertDenied(send(again, id, who))
    for (const wrong of [{ ...again, uid: 'its' }, { ...again, days: [] }, enquiry])
      await assertDenied(send(wrong, id, parent()))
    await assertAllowed(send(again, id, parent()))
    await project.store('Enquiries/answered', { ...enquiry, answeredOn: '2026-01-05' })
    await assertDenied(send(enquiry, 'answered', parent()))
  })

  it('has its fields and its id for itself', async () => {
    for (const more of Object.entries(ofWaiting).map(([field, value]) => ({ [field]: value })))
      await assertDenied(send({ ...enquiry, ...more }))
    for (const id of ['waiting_', 'waiting_a', 'waiting_\n', 'erasure_', 'erasure_a'])
      await assertDenied(send(enquiry, id, parent()))
    for (const id of ['waiting', 'awaiting_a', 'erasure']) await assertAllowed(send(enquiry, id, parent()))
  })

  it('is looked up by its parent, also where it does not wait, and by no other', async () => {
    const look = (id: string, who = parent()) => getDoc(doc(who, 'Enquiries', id))
    await project.store(`Enquiries/${id}`, fields)
    for (const own of [id, `waiting_${uid}_1_missing`, `waiting_${uid}_`]) {
      await assertAllowed(look(own))
      for (const who of [...project.strangers, project.parent('its')]) await assertDenied(look(own, who))
    }
    for (const other of ['waiting', `waiting_${uid}`, `waiting_${uid}s_1_a`, `a_waiting_${uid}_1`])
      await assertDenied(look(other))
  })
})

const erasure = { ...enquiry, kind: 'erasure', uid: 'own' }

it('A request to be erased is sent and seen by its family alone, and again once it was answered (B7.10)', async () => {
  const uid = 'leaving'
  const [fields, id] = [{ ...erasure, uid }, `erasure_${uid}`]
  const family = (claims = {}) =>
    project.somebody({ sub: uid, email: enquiry.email, email_verified: true, ...claims })
  const others = [...project.strangers, project.staff(), family({ sub: 'leavin' })]
  const look = (who = family()) => getDoc(doc(who, 'Enquiries', id))
  for (const who of [
    ...others,
    family({ email: 'a@b.org' }),
    family({ email: undefined }),
    family({ email_verified: false }),
  ])
    await assertDenied(send(fields, id, who))
  for (const other of [`${id}_`, `waiting_${uid}_1`, 'any']) await assertDenied(send(fields, other, family()))
  await assertAllowed(look())
  await assertAllowed(send(fields, id, family()))
  await assertDenied(send(fields, id, family()))
  await assertAllowed(look())
  for (const who of [...project.strangers, family({ sub: 'leavin' })]) await assertDenied(look(who))
  await project.store(`Enquiries/${id}`, { ...fields, answeredOn: '2026-01-05', answeredBy: 'a@b.org' })
  await assertDenied(send(enquiry, id, family()))
  await assertAllowed(send(fields, id, family()))
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
  const answer = { answeredOn: dayFromNow(0), answeredBy: 'office@example.org' }
  const note = (fields: Fields, who = project.staff()) => updateDoc(doc(who, 'Enquiries/stored'), fields)
  beforeAll(() => project.store('Enquiries/stored', enquiry))

  const answeredOn = { accepted: ['2028-02-29'], refused: ['2027-02-29', '', 7, null, deleteField()] }
  const answeredBy = { refused: ['another@example.org', '', 7, null, deleteField()] }
  const others = { comment: { refused: ['Nothing'] }, received: { refused: [deleteField()] } }
  describeChanges('the answer to an enquiry', { answeredOn, answeredBy, ...others }, (change) =>
    note({ ...answer, ...change }),
  )

  it('is noted by the school with day and address, and both are taken back', async () => {
    for (const who of project.strangers) await assertDenied(note(answer, who))
    const nameless = note({ ...answer, answeredBy: null }, project.staff({ email: undefined }))
    await assertDenied(nameless, 'Property email is undefined on object.')
    await assertAllowed(note(answer))
    await assertAllowed(note({ answeredOn: deleteField(), answeredBy: deleteField() }))
  })
})
