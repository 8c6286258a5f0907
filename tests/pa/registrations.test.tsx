import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { enrol, signInSimran } from '../data/support/parent.ts'
import { openSite } from '../pages/visit-member.tsx'
import { readDocument, seedCourses, writeDocument } from '../support/school.ts'

beforeAll(() => seedCourses())

it('the dashboard names a course in Punjabi, of which nothing is stored with the registration', async () => {
  const { uid } = await signInSimran({ c1: {} })
  await enrol(uid, '1', 'c1')
  openSite('/dashboard')
  const table = await screen.findByRole('table', { name: 'ਤੁਹਾਡੇ ਦਾਖਲੇ' })
  within(table).getByRole('link', { name: 'ਪੱਧਰ 1: ਪਹਿਲੇ ਅੱਖਰ' })
  const stored = JSON.stringify(await readDocument(`Users/${uid}/Enrollments/1_c1`))
  expect(stored).not.toMatch(/\p{Script=Gurmukhi}/u)
})

it('a family’s data are saved with the days in Punjabi, and when it is erased is said in Punjabi (B11.11)', async () => {
  const { uid, email } = await signInSimran({ c1: {} })
  const received = new Date('2026-11-29T15:15:00Z')
  await writeDocument(`Enquiries/erasure_${uid}`, { kind: 'erasure', uid, email, received })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  const { user } = openSite('/dashboard')
  await screen.findByText('ਸਕੂਲ 29 ਦਸੰਬਰ 2026 ਤੱਕ ਮਿਟਾ ਦੇਵੇਗਾ।', { exact: false })
  await user.click(await screen.findByRole('button', { name: /^ਫ਼ਾਈਲ ਸੇਵ ਕਰੋ/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
    'ਤੁਹਾਡੇ ਬੱਚੇ': { 'Arjan Singh Gill': [{ birthdate: '20 ਮਈ 2018' }] },
    'ਸਵਾਲ ਅਤੇ ਬੇਨਤੀਆਂ': [{ received: '29 ਨਵੰਬਰ 2026, ਸਵੇਰੇ 10:15 ਵਜੇ' }, expect.any(String)],
  })
})
