import { render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DataTable } from '#components/ui/data-table.tsx'
import { bounded } from '#pages/staff/boundary.tsx'
import { requestsMade } from '../data/support/connection.ts'
import { signInStaff, storeStudent } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { writeDocument } from '../support/school.ts'
import { textsOf, user } from './visit-member.tsx'
import { storeFamily, termId } from './visit-office.ts'

/** What people type, and what could be stored before the rules knew it. */
const texts = [
  `${'a'.repeat(1199)}😀`,
  'ਪੰਜਾਬੀ ਕਿਹੜੇ ਪੱਧਰ ਤੋਂ? '.repeat(50),
  '\ud83d half of a character \ude00',
  '<img src=x onerror=alert(1)><b>Noor</b>',
  '\u202e\u0000\u200d👨‍👩‍👧 =HYPERLINK("x")',
  '%E0%A4%A',
]

/** 240 families, and the untidy ones. */
beforeAll(async () => {
  await Promise.all(Array.from({ length: 240 }, (_, index) => storeFamily(`Aa${index}`)))
  for (const [index, text] of texts.entries()) {
    const uid = `a-untidy${index}`
    const names = { firstName: text, lastName: text, name: text }
    const own = { ...names, email: text, phoneNumber: text, birthdate: text }
    await writeDocument(`Users/${uid}`, own)
    await storeStudent(uid, 'c1', { ...own, coursesCompleted: [text] })
    const place = { courseId: text, studentId: 'c1', term: text, days: [text], cost: text, startDate: text }
    const noted = { paidOn: text, paymentNote: text, reference: text, enrollmentDate: new Date() }
    await writeDocument(`Users/${uid}/Enrollments/${index}`, { ...place, ...noted })
    await writeDocument(`Users/${uid}/Enrollments/1_c1_${termId}`, {
      ...place,
      ...noted,
      courseId: '1',
      term: termId,
    })
    const asked = { ...own, comment: text, language: text, date: 1e300, uid, studentId: 'c1', courseId: text }
    const kinds = [text, 'evaluation', 'waiting', 'erasure']
    for (const kind of kinds) await writeDocument(`Enquiries/${index}${kind.length}`, { ...asked, kind })
  }
})
beforeEach(() => signInStaff())

describe('whatever texts are stored', () => {
  it.each([
    ['/office', 'link', /open enquiries$/],
    ['/office/registrations?term=all', 'table', 'Registrations'],
    [`/office/registrations/class-list?term=${termId}&level=1&day=mon`, 'table', ''],
    ['/office/families', 'table', 'Families'],
    ...texts.map((_, index) => [`/office/families/a-untidy${index}`, 'link', /^Answer/] as const),
    ['/office/enquiries', 'link', /^Answer/],
  ] as const)(
    '%s shows all of them, each answer in an address that mail programs take',
    async (path, role, name) => {
      user.open(path)
      await screen.findAllByRole(role, { name })
      expect(screen.queryByText(/Something broke here|This could not be shown/)).toBeNull()
      for (const link of screen.queryAllByRole('link', { name: /^Answer/ }))
        expect(link.getAttribute('href')?.length).toBeLessThanOrEqual(1_800)
    },
  )

  it('one row that cannot be drawn says which it is, and takes no other with it', () => {
    expectConsoleError(/Users\/b could not be shown/)
    expectConsoleError(/no such name/)
    const draw = ({ id }: { id: string }) => {
      if (id === 'b') throw new RangeError('no such name')
      return id
    }
    const columns = bounded([{ head: 'Name', cell: draw }], ({ id }) => `Users/${id}`)
    const rows = ['a', 'b', 'c'].map((id) => ({ id }))
    render(<DataTable caption="Families" columns={columns} rows={rows} rowKey={({ id }) => id} />)
    const shown = ['a', 'This could not be shown: Users/b', 'c']
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(shown)
  })
})

describe('of 240 families', () => {
  it('one that is not loaded yet is found by its child, and read once however much is typed', async () => {
    await writeDocument('Users/zz', {
      name: 'Gurleen O’Rai',
      email: 'Gurleen.RAI@Painti.Example',
      phoneNumber: '',
    })
    await storeStudent('zz', 'c1', { firstName: 'ਉਜਾਗਰ', middleName: 'Zoé', lastName: 'Rai' })
    user.open('/office/families')
    const before = requestsMade()
    for (const search of ['rai \u0a73\u0a41ਜਾਗਰ', 'orai zoe', 'gurleen.rai@painti.example']) {
      await user.clear(await screen.findByRole('searchbox'))
      await user.type(screen.getByRole('searchbox'), search)
      await screen.findByText('1 family')
      screen.getByRole('link', { name: "Gurleen O'Rai" })
    }
    expect(requestsMade() - before).toBeLessThan(12)
  })

  it('a registration that is not loaded yet is found by the name of the child', async () => {
    user.open(`/office/registrations?term=${termId}`)
    await screen.findByText(/200 of \d+ are loaded/)
    await user.type(screen.getByRole('searchbox'), 'c1 aa0')
    await screen.findByText(/^1 registration,/)
  })
})
