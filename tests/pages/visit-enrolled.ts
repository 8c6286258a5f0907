// A parent whose child Arjan is in level 1, in the winter term, on Monday and Wednesday.
import { screen, within } from '@testing-library/react'
import { enrol, signInSimran } from '../data/support/parent.ts'
import { readDocument, writeDocument } from '../support/school.ts'
import { present, user } from './visit-member.tsx'

type Fields = Record<string, unknown>

export const levelOne = 'Level 1: First letters'
export const winter = 'Course/1/Terms/2027-winter'

/** Signs the parent in. @param fields of the registration, replaced. */
export async function signInEnrolled(fields: Fields = {}): Promise<string> {
  const { uid } = await signInSimran({ c1: {} })
  await enrol(uid, '1', 'c1')
  await change(uid, fields)
  return uid
}

/** The dashboard of such a parent. */
export async function openEnrolled(fields: Fields = {}) {
  const uid = await signInEnrolled(fields)
  await user.openDashboard()
  return { uid }
}

/** The stored registration. */
export function placeOf(uid: string) {
  return readDocument(placePath(uid))
}

/** Replaces fields of the stored registration, as the school or an earlier version of the site has them. */
export async function change(uid: string, fields: Fields): Promise<void> {
  await writeDocument(placePath(uid), { ...(await placeOf(uid)), ...fields })
}

function placePath(uid: string): string {
  return `Users/${uid}/Enrollments/1_c1_2027-winter`
}

/** The school publishes other fields of a course or of a term; ten minutes later the pages have read them. */
export async function publish(path: string, fields: Record<string, unknown>): Promise<void> {
  await writeDocument(path, { ...(await readDocument(path)), ...fields })
  user.leave()
  localStorage.clear()
}

/** The row of the registration in level 1. */
export function row(): HTMLElement {
  const table = screen.getByRole('table', { name: 'Your Registrations' })
  return present(within(table).getByRole('link', { name: levelOne }).closest('tr'))
}
