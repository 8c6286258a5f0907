import { referenceOf } from '#model/enrollment.ts'
import { demoStaff } from '#tools/local/seed.ts'
import { refuseNextWrite } from '../connection.ts'
import { permissionDenied } from '../console-errors.ts'
import { signInAt } from '../journey.ts'
import type { School } from '../school.ts'
import { empty, failed, waiting } from './read-states.ts'
import { at, type ViewGroup, type Visit } from './view.ts'

// The backend is shared: these families have a term of their own, and no view changes what is stored.

const term = '2031-winter'
const sekhon = '00-sekhon'
const registrations = `/office/registrations?term=${term}`
const reference = referenceOf(sekhon, { id: '', courseId: '1', term, enrolledAt: null })

/** What the school's staff see of families that have paid or not, were withdrawn or moved, wait for a place, or ask. */
export const staffViews: ViewGroup = {
  who: 'the staff of the school',
  begin: async ({ page, school, addressOf }) => {
    await storeFamilies(school)
    // Who has not been there before finds no office.
    await signInAt(page, addressOf('/dashboard'), demoStaff)
  },
  views: {
    office: at('/office', () => term),
    'office-empty': empty('/office', ({ office }) => office.copy.noTerms),
    'office-loading': waiting('/office', ({ components }) => components.loading),
    'office-failed': failed('/office'),
    registrations: at(registrations, () => 'Anaya Sekhon'),
    'registrations-withdrawn': at(`${registrations}&show=withdrawn`, ({ office }) => office.copy.moved),
    'registrations-chosen': at(registrations, ({ office }) => [tick('Anaya Sekhon'), office.copy.chosen(1)]),
    'registrations-payment': at(registrations, ({ office: { payment } }) => [
      tick('Anaya Sekhon', 'Fateh Sekhon'),
      payment.open,
      payment.title,
    ]),
    'registrations-payment-errors': at(registrations, ({ office: { list, payment } }) => [
      tick('Anaya Sekhon'),
      payment.open,
      [payment.paidOn, '2999-01-01'],
      list.save,
      payment.notADay,
    ]),
    'registrations-payment-refused': at(registrations, ({ office: { list, payment } }) => [
      tick('Anaya Sekhon'),
      payment.open,
      ({ page, consoleErrors }) => {
        consoleErrors.allow(permissionDenied, /FirebaseError/)
        return refuseNextWrite(page)
      },
      list.save,
      list.failed,
    ]),
    // What is stored is noted once more.
    'registrations-paid': at(registrations, ({ office: { copy, list, payment } }) => [
      tick('Fateh Sekhon'),
      payment.open,
      list.save,
      copy.undo,
    ]),
    'registrations-withdraw': at(registrations, ({ office: { withdrawal } }) => [
      tick('Anaya Sekhon', 'Fateh Sekhon'),
      withdrawal.open,
      withdrawal.title(2),
    ]),
    'registrations-move': at(registrations, ({ office: { move } }) => [
      tick('Anaya Sekhon'),
      move.open,
      move.text,
    ]),
    'registrations-move-errors': at(registrations, ({ office: { move } }) => [
      tick('Anaya Sekhon'),
      move.open,
      move.submit,
      move.same,
    ]),
    'registrations-nothing-found': at(registrations, ({ office: { list } }) => [
      [list.search, 'Nobody'],
      list.nothingFound,
    ]),
    'registrations-none': at('/office/registrations?term=2030-none', ({ office }) => office.copy.empty),
    'registrations-partly': at('/office/registrations?term=2031-summer', ({ office: { list } }) => [
      [list.search, 'Child 200'],
      list.partly(200, 201),
    ]),
    'class-list': at(`/office/class-list?term=${term}&level=1&day=mon`, () => 'Anaya Sekhon'),
    'class-list-choose': at('/office/class-list', ({ office }) => office.classList.choose),
    'class-list-empty': at(
      `/office/class-list?term=${term}&level=1&day=fri`,
      ({ office }) => office.classList.empty,
    ),
    families: at('/office/families', ({ office: { list } }) => [
      [list.search, '416555990'],
      'Gurleen Sekhon',
    ]),
    'families-nothing-found': at('/office/families', ({ office: { list } }) => [
      [list.search, 'Nobody at all'],
      list.nothingFound,
    ]),
    'families-payment-found': statement(`interac ${reference} 100.00`, 'reference'),
    'families-payment-mistyped': statement(`interac ${reference.slice(0, -1)}Z 99.00`, 'mistyped'),
    'families-payment': at('/office/families', ({ office: { families, payment } }) => [
      [families.statement.line, `interac ${reference} 100.00`],
      families.statement.submit,
      families.statement.mark,
      payment.title,
    ]),
    'families-payment-none': at('/office/families', ({ office: { families } }) => [
      [families.statement.line, 'cash deposit 1.00'],
      families.statement.submit,
      families.statement.none,
    ]),
    family: at(`/office/families/${sekhon}`, ({ office }) => office.families.family.records),
    'family-correct': at(`/office/families/${sekhon}`, ({ office: { families } }) => [
      `${families.family.edit}: Anaya Sekhon`,
      families.family.editTitle('Anaya Sekhon'),
    ]),
    'family-correct-errors': at(`/office/families/${sekhon}`, ({ fields, office: { families, list } }) => [
      `${families.family.edit}: Anaya Sekhon`,
      [fields.labels.firstName, ''],
      list.save,
      fields.allMissing,
    ]),
    'family-levels': at(`/office/families/${sekhon}`, ({ office: { families } }) => [
      `${families.family.setLevels}: Anaya Sekhon`,
      families.family.opens(2),
    ]),
    'family-missing': at('/office/families/nobody', ({ office }) => office.families.family.missing),
    enquiries: at('/office/enquiries', () => 'When does it begin?'),
    'enquiries-answered': at('/office/enquiries', ({ office: { enquiries } }) => [
      ({ page }) => page.getByLabel(enquiries.show).selectOption(enquiries.answered),
      enquiries.fileBack,
    ]),
    'enquiries-empty': empty('/office/enquiries', ({ office }) => office.enquiries.empty),
  },
}

/** Chooses rows of the registrations. */
function tick(...names: string[]) {
  return async ({ page, words }: Visit) => {
    for (const name of names)
      await page.getByRole('checkbox', { name: words.office.copy.choose(name) }).check()
  }
}

function statement(line: string, clue: 'reference' | 'mistyped') {
  return at('/office/families', ({ office: { families } }) => [
    [families.statement.line, line],
    families.statement.submit,
    families.statement.clues[clue],
  ])
}

async function storeFamilies(school: School): Promise<void> {
  const longName = { firstName: 'W'.repeat(60), lastName: 'ਪ'.repeat(60) }
  const children = [
    { uid: sekhon, firstName: 'Anaya', lastName: 'Sekhon' },
    { uid: sekhon, firstName: 'Fateh', lastName: 'Sekhon', paidOn: '2026-11-02', paymentNote: 'CA$90 came' },
    { uid: '00-long', ...longName, days: ['tue', 'wed'] },
    { uid: '00-virk', firstName: 'Noor', lastName: 'Virk', level: 2 },
    { uid: sekhon, firstName: 'Zorawar', lastName: 'Sekhon', record: { withdrawnBy: 'school' } },
    { uid: '00-virk', firstName: 'Veer', lastName: 'Virk', record: { movedTo: '2_veer' } },
  ]
  const parents = [
    { uid: sekhon, name: 'Gurleen Sekhon' },
    { uid: '00-long', ...longName },
    { uid: '00-virk', name: '' },
  ].map(({ uid, ...name }) => ({ uid, fields: { ...name, email: `${uid}@painti.example` } }))
  const phoneNumber = '4165559900'
  const begun = new Date('2026-11-20T12:00:00Z')

  await school.publish(
    ...parents.map(({ uid, fields }) => ({ path: `Users/${uid}`, fields: { ...fields, phoneNumber } })),
    ...children.flatMap(({ uid, firstName, lastName, level = 1, record, ...noted }) => {
      const id = firstName.toLowerCase()
      const courseId = String(level)
      const place = record
        ? `Withdrawals/${courseId}_${id}_${term}_1`
        : `Enrollments/${courseId}_${id}_${term}`
      const agreed = {
        courseId,
        term,
        days: ['mon', 'wed'],
        cost: 100,
        enrollmentDate: begun,
        hadLevel: false,
      }
      const child = { firstName, middleName: '', lastName, birthdate: '2018-03-14', coursesCompleted: [1] }
      return [
        { path: `Users/${uid}/Students/${id}`, fields: child },
        {
          path: `Users/${uid}/${place}`,
          fields: {
            ...agreed,
            studentId: id,
            studentName: `${firstName} ${lastName}`,
            reference: referenceOf(uid, { id: '', courseId, term, enrolledAt: null }),
            ...noted,
            ...(record && { ...record, withdrawnAt: begun }),
          },
        },
      ]
    }),
    ...Array.from({ length: 201 }, (_, index) => ({
      path: `Users/00-many/Enrollments/1_${index}_2031-summer`,
      fields: { courseId: '1', term: '2031-summer', studentName: `Child ${index}.`, enrollmentDate: begun },
    })),
  )
  for (const level of [1, 2]) {
    const fields = { ...(await school.courseOf(level)), term, seats: 1 }
    await school.publish({ path: `Course/${level}/Terms/${term}`, fields })
  }
  const asked = {
    firstName: 'Jeet',
    lastName: 'Brar',
    email: 'jeet@painti.example',
    courseId: '1',
    phoneNumber,
  }
  const waits = { kind: 'waiting', uid: '00-virk', studentId: 'noor', term, days: ['mon', 'wed'] }
  const date = begun.getTime()
  await school.publish(
    { path: 'Enquiries/00-question', fields: { ...asked, date, comment: 'When does it begin?' } },
    { path: 'Enquiries/00-waiting', fields: { ...asked, ...waits, date, comment: '' } },
    {
      path: 'Enquiries/00-answered',
      fields: {
        ...asked,
        email: `${sekhon}@painti.example`,
        ...{
          kind: 'evaluation',
          language: 'pa',
          birthdate: '2018-03-14',
          comment: 'ਕਿਹੜਾ ਪੱਧਰ?\nਧੰਨਵਾਦ',
          date,
        },
        ...{ answeredOn: '2026-11-21', answeredBy: demoStaff.email },
      },
    },
  )
}
