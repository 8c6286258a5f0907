import {
  commits,
  delayNextRequest,
  denyRequests,
  disconnect,
  dropResponse,
  gets,
  holdRequests,
  requestsMade,
} from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { deleteDocument, listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import {
  bornYearsAgo,
  fill,
  openDashboard,
  present,
  rowsOf,
  signInSimran,
  wrongFields,
} from './visit-member.tsx'

beforeAll(() => seedCourses())

const unknown = /^We could not reach the school to see whether it worked\./

/** Arjan, and a sister, at the dashboard with the dialog of Arjan open. */
async function openEditing(fields: Record<string, unknown> = {}) {
  const { uid } = await signInSimran()
  await storeStudent(uid, 'arjan', { birthdate: bornYearsAgo(8), ...fields })
  await storeStudent(uid, 'biba', { firstName: 'Biba', middleName: '', birthdate: bornYearsAgo(6) })
  const { user } = await openDashboard()
  const arjan = `Users/${uid}/Students/arjan`
  return { uid, user, arjan, dialog: await openDialogOf(user, 'Arjan Gill') }
}

async function openDialogOf(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  return screen.findByRole('dialog', { name: `Edit ${name}` })
}

async function save(user: UserEvent, dialog: HTMLElement, fields: Record<string, string> = {}) {
  await fill(user, dialog, fields)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
}

async function namesOf(caption: string): Promise<string[]> {
  return (await rowsOf(caption)).map(([name = '']) => name)
}

describe('correcting a child', () => {
  it('stores names and birthdate, says so, and shows them, with the focus back on the button (B6.01)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const before = await readDocument(arjan)
    for (const [label, text] of Object.entries({
      'First name': 'Arjan',
      'Middle name optional': 'Singh',
      'Last name': 'Gill',
      Birthdate: bornYearsAgo(8),
    }))
      expect(within(dialog).getByLabelText(label)).toHaveProperty('value', text)
    await save(user, dialog, { 'First name': 'Zorawar', Birthdate: bornYearsAgo(9) })
    expect((await screen.findByText('Zorawar Gill is saved.')).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba', 'Zorawar']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Zorawar Gill' }))
    expect(await readDocument(arjan)).toEqual({ ...before, firstName: 'Zorawar', birthdate: bornYearsAgo(9) })
  })

  it('shows the corrected name in the registrations, which keep the name of the day when they were made (B6.02)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'arjan')
    const registration = { courseId: '1', studentId: 'arjan', studentName: 'Arjan Singh Gill' }
    await writeDocument(`Users/${uid}/Enrollments/1_arjan`, registration)
    const { user } = await openDashboard()
    await save(user, await openDialogOf(user, 'Arjan Gill'), { 'First name': 'Arjun' })
    await screen.findByText('Arjun Gill is saved.')
    await waitFor(async () => expect(await namesOf('Your Registrations')).toEqual(['Arjun Singh Gill']))
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan`)).toEqual(registration)
  })

  it('lets age and name, which is the first name, follow where they are stored, and keeps all other fields of an old document (B6.04)', async () => {
    const old = {
      name: 'Arjan Gill',
      firstName: '',
      middleName: '',
      lastName: '',
      age: 5,
      cost: '70',
      coursesComplete: ['1'],
      nickname: 'Jaani',
    }
    const { user, arjan, dialog } = await openEditing(old)
    const before = await readDocument(arjan)
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Arjan')
    await save(user, dialog, { 'Middle name optional': 'Dev' })
    await screen.findByText('Arjan Gill is saved.')
    expect(await readDocument(arjan)).toEqual({
      ...before,
      firstName: 'Arjan',
      middleName: 'Dev',
      lastName: 'Gill',
      name: 'Arjan',
      age: 8,
    })
  })

  it('asks for what is missing, refuses the name and birthdate of another child and not the child’s own, and forgets what was typed when it is closed (B6.03)', async () => {
    const { user, dialog } = await openEditing()
    await save(user, dialog, { 'First name': '', Birthdate: '' })
    expect((await within(dialog).findByRole('alert')).textContent.trim()).toBe('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual(['firstName', 'birthdate'])
    await save(user, dialog, { 'First name': 'BIBA', 'Middle name optional': '', Birthdate: bornYearsAgo(6) })
    await within(dialog).findByText('This student already exists!')
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'BIBA')
    expect(requestsMade(commits)).toBe(0)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const again = await openDialogOf(user, 'Arjan Gill')
    expect(within(again).getByLabelText('First name')).toHaveProperty('value', 'Arjan')
    await save(user, again, { 'First name': 'ARJAN' })
    await screen.findByText('ARJAN Gill is saved.')
  })

  it('asks back where the birthdate is outside the ages that are taught, also before anything is typed', async () => {
    const { dialog } = await openEditing({ birthdate: bornYearsAgo(4) })
    within(dialog).getByText(/^Is 1 Jan \d{4} right\? That makes Arjan 4\./)
  })

  it('keeps what another tab has changed meanwhile (B6.05)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const stored = { ...(await readDocument(arjan)), birthdate: bornYearsAgo(10), coursesCompleted: [1] }
    await writeDocument(arjan, stored)
    await save(user, dialog, { 'First name': 'Arjun' })
    await screen.findByText('Arjun Gill is saved.')
    expect(await readDocument(arjan)).toEqual({ ...stored, firstName: 'Arjun' })
  })

  it('says that a child whom another tab has removed is gone, and saves nothing (B6.05)', async () => {
    const { uid, user, arjan, dialog } = await openEditing()
    await deleteDocument(arjan)
    await save(user, dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText('Arjan Gill is no longer among your students.')
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('says that saving failed, keeps what was typed, and tried again saves it once however often it is pressed (B6.05)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const reconnect = denyRequests(commits)
    await save(user, dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText('The changes could not be saved.')
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Arjun')
    reconnect()
    const release = holdRequests(commits)
    const made = requestsMade(commits)
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Saving' }))
    release()
    await screen.findByText('Arjun Gill is saved.')
    expect(requestsMade(commits)).toBe(made + 1)
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjun' })
  })

  it('counts as saved where only the answer was lost (B6.05)', async () => {
    const { user, arjan, dialog } = await openEditing()
    dropResponse(commits)
    await save(user, dialog, { 'First name': 'Arjun' })
    await screen.findByText('Arjun Gill is saved.')
    expect(requestsMade(commits)).toBe(1)
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjun' })
  })

  it('says that the outcome is unknown, and then stores what was typed last, also where that is the old name', async () => {
    const { user, arjan, dialog } = await openEditing()
    const reconnect = disconnect(commits)
    await save(user, dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText(unknown)
    // The first try arrives after all.
    await writeDocument(arjan, { ...(await readDocument(arjan)), firstName: 'Arjun' })
    reconnect()
    await save(user, dialog, { 'First name': 'Arjan' })
    await screen.findByText('Arjan Gill is saved.')
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjan' })
  })

  it('goes on by itself when the connection comes back, also where the dialog was closed (B6.05)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const reconnect = disconnect(commits)
    await save(user, dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText(unknown)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const other = await openDialogOf(user, 'Biba Gill')
    reconnect()
    comeOnline()
    await screen.findByText('Arjun Gill is saved.')
    expect(screen.getByRole('dialog')).toBe(other)
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjun' })
  })
})

describe('removing a child', () => {
  async function askToRemove(user: UserEvent, dialog: HTMLElement) {
    await user.click(within(dialog).getByRole('button', { name: 'Remove Arjan Gill…' }))
    return screen.findByRole('dialog', { name: 'Remove Arjan Gill?' })
  }

  it('asks first, with the focus on what will happen, and keeps the child where the answer is no (B6.08)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const question = await askToRemove(user, dialog)
    expect(document.activeElement?.textContent).toMatch(/^Arjan Gill leaves your list/)
    await user.click(within(question).getByRole('button', { name: 'Keep Arjan Gill' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Arjan Gill' }))
    expect(requestsMade(commits)).toBe(0)
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjan' })
  })

  it('removes the child once however often it is pressed, says so, and moves the focus to the heading (B6.08)', async () => {
    const { uid, user, dialog } = await openEditing()
    const question = await askToRemove(user, dialog)
    const release = holdRequests(commits)
    await user.dblClick(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    await user.click(await within(question).findByRole('button', { name: 'Removing' }))
    release()
    expect((await screen.findByText('Arjan Gill is removed.')).closest('[role=status]')).not.toBeNull()
    expect(requestsMade(commits)).toBe(1)
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Students' }))
    expect((await listDocuments(`Users/${uid}/Students`)).map(({ id }) => id)).toEqual(['biba'])
  })

  it.each([
    ['a registration', 'Enrollments/1_arjan', { courseId: '1', studentId: 'arjan' }],
    [
      'a registration outside the levels',
      'Enrollments/summer_arjan',
      { courseId: 'summer', studentId: 'arjan' },
    ],
    ['an old registration without fields', 'Enrollments/3_arjan', { courseId: '3' }],
  ])('says that %s is in the way, and what to do (B6.09)', async (_, path, fields) => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'arjan')
    await writeDocument(`Users/${uid}/${path}`, fields)
    const { user } = await openDashboard()
    const question = await askToRemove(user, await openDialogOf(user, 'Arjan Gill'))
    await within(question).findByText('Arjan Gill has a registration.')
    within(question).getByText(/Withdraw it first, in Your Registrations; then you can remove Arjan Gill\./)
    expect(within(question).queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(within(question).getByRole('link').getAttribute('href')).toBe('mailto:hello@painti.example')
  })

  it.each(['coursesCompleted', 'coursesComplete'])(
    'says that a level in %s is in the way, and whom to write to (B6.10)',
    async (list) => {
      const { user, dialog } = await openEditing({ [list]: ['2'] })
      const question = await askToRemove(user, dialog)
      await within(question).findByText('The school has noted a level for Arjan Gill.')
      expect(document.activeElement?.textContent).toContain('hello@painti.example')
      expect(within(question).queryByRole('button', { name: /^Remove/ })).toBeNull()
      await user.click(present(within(question).getAllByRole('button', { name: 'Close' }).at(-1)))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('sees a registration that another tab has made since, and removes nothing (B6.09)', async () => {
    const { uid, user, arjan, dialog } = await openEditing()
    const question = await askToRemove(user, dialog)
    await writeDocument(`Users/${uid}/Enrollments/summer_arjan`, { courseId: 'summer', studentId: 'arjan' })
    await user.click(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    await within(question).findByText('Arjan Gill has a registration.')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('has a registration'))
    expect(requestsMade(commits)).toBe(0)
    expect(await readDocument(arjan)).not.toBeNull()
  })

  it('counts as done where another tab has removed the child, or only the answer was lost (B6.11)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const question = await askToRemove(user, dialog)
    await deleteDocument(arjan)
    await user.click(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    await screen.findByText('Arjan Gill is removed.')
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
    const next = await openDialogOf(user, 'Biba Gill')
    await user.click(within(next).getByRole('button', { name: 'Remove Biba Gill…' }))
    dropResponse(commits)
    await user.click(await within(next).findByRole('button', { name: 'Remove Biba Gill' }))
    await screen.findByText('Biba Gill is removed.')
    await screen.findByText('No students found')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Students' }))
  })

  it('says that it was refused, or that the outcome is unknown and then no longer offers to keep the child (B6.11)', async () => {
    const { uid, user, dialog } = await openEditing()
    const question = await askToRemove(user, dialog)
    const allow = denyRequests(commits)
    await user.click(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    await within(question).findByText('This did not work, and nothing was removed.')
    allow()
    const arrive = delayNextRequest(commits)
    const reconnect = disconnect(gets)
    await user.click(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    await within(question).findByText(unknown)
    expect(within(question).queryByRole('button', { name: 'Keep Arjan Gill' })).toBeNull()
    await arrive()
    reconnect()
    comeOnline()
    await screen.findByText('Arjan Gill is removed.')
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
  })
})
