import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { enrol, signInSimran } from '../data/support/parent.ts'
import { openSite } from '../pages/visit-member.tsx'
import { readDocument, seedCourses } from '../support/school.ts'

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
