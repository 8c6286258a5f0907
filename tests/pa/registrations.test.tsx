import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { enrolStudent } from '#data/enrollment.ts'
import { readStudent } from '#model/student.ts'
import { storedCourse, storeStudent } from '../data/support/parent.ts'
import { openSite, signInSimran } from '../pages/visit-member.tsx'
import { readDocument, seedCourses } from '../support/school.ts'

beforeAll(() => seedCourses())

describe('the dashboard in Punjabi', () => {
  it('names the course of a registration in Punjabi, and nothing of that is stored with it', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'c1')
    const child = readStudent('c1', (await readDocument(`Users/${uid}/Students/c1`)) ?? {})
    await enrolStudent(uid, await storedCourse('1'), child, ['mon', 'wed'])
    openSite('/dashboard')
    const table = await screen.findByRole('table', { name: 'ਤੁਹਾਡੇ ਦਾਖਲੇ' })
    within(table).getByRole('link', { name: 'ਪੱਧਰ 1: ਪਹਿਲੇ ਅੱਖਰ' })
    const stored = JSON.stringify(await readDocument(`Users/${uid}/Enrollments/1_c1`))
    expect(stored).not.toMatch(/\p{Script=Gurmukhi}/u)
  })
})
