import {
  comeOnline,
  commits,
  delayNextRequest,
  denyRequests,
  disconnect,
  gets,
  holdRequests,
  readsOf,
  requestsMade,
} from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { signInSimran, storePlace } from '../data/support/parent.ts'
import { deleteDocument, listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { bornYearsAgo, openDashboard, openDialog, present, rowsOf, send, typedIn } from './visit-member.tsx'

beforeAll(() => seedCourses())

const unknown = /^We could not reach the school to see whether it worked\./

/** Arjan, and a sister, at the dashboard with the dialog of Arjan open. */
async function openEditing(fields: Record<string, unknown> = {}) {
  const { uid } = await signInSimran({
    arjan: { birthdate: bornYearsAgo(8), ...fields },
    biba: { firstName: 'Biba', middleName: '', birthdate: bornYearsAgo(6) },
  })
  const { user } = await openDashboard()
  const arjan = `Users/${uid}/Students/arjan`
  return { uid, user, arjan, dialog: await openDialog(user, 'Edit Arjan Gill') }
}

async function namesOf(caption: string): Promise<string[]> {
  return (await rowsOf(caption)).map(([name = '']) => name)
}

describe('correcting a child', () => {
  it('stores names and birthdate, says so, and shows them, with the focus back (B6.01)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const before = await readDocument(arjan)
    const known = {
      'First name': 'Arjan',
      'Middle name optional': 'Singh',
      'Last name': 'Gill',
      Birthdate: bornYearsAgo(8),
    }
    expect(typedIn(dialog, Object.keys(known))).toEqual(known)
    await send(user, dialog, { 'First name': 'Zorawar', Birthdate: bornYearsAgo(9) })
    expect((await screen.findByText('Zorawar Gill is saved.')).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba', 'Zorawar']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Zorawar Gill' }))
    expect(await readDocument(arjan)).toEqual({ ...before, firstName: 'Zorawar', birthdate: bornYearsAgo(9) })
    expect(requestsMade(readsOf('Students')), 'read for the page, and before the write').toBe(2)
  })

  it('shows the name in the registrations, which are stored as they were made (B6.02)', async () => {
    const { uid } = await signInSimran({ arjan: {} })
    await storePlace(uid, '1', 'arjan', { studentName: 'Arjan Singh Gill' })
    const place = await readDocument(`Users/${uid}/Enrollments/1_arjan`)
    const { user } = await openDashboard()
    await send(user, await openDialog(user, 'Edit Arjan Gill'), { 'First name': 'Arjun' })
    await screen.findByText('Arjun Gill is saved.')
    await waitFor(async () => expect(await namesOf('Your Registrations')).toEqual(['Arjun Singh Gill']))
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan`)).toEqual(place)
  })

  it('lets age and first name follow where they are stored, and keeps all else (B6.04)', async () => {
    const noName = { firstName: '', middleName: '', lastName: '' }
    const old = { name: 'Arjan Gill', age: 5, cost: '70', coursesComplete: ['1'], nickname: 'Jaani' }
    const { user, arjan, dialog } = await openEditing({ ...noName, ...old })
    const before = await readDocument(arjan)
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Arjan')
    await send(user, dialog, { 'Middle name optional': 'Dev' })
    await screen.findByText('Arjan Gill is saved.')
    const parts = { firstName: 'Arjan', middleName: 'Dev', lastName: 'Gill' }
    expect(await readDocument(arjan)).toEqual({ ...before, ...parts, name: 'Arjan', age: 8 })
  })

  it('has the rules of the add form, but the child may be who it was (B6.03)', async () => {
    const { user, dialog } = await openEditing()
    await send(user, dialog, { 'First name': '' })
    await within(dialog).findByText('Please fill in all fields.')
    const biba = { 'First name': 'BIBA', 'Middle name optional': '', Birthdate: bornYearsAgo(6) }
    await send(user, dialog, biba)
    await within(dialog).findByText('This student already exists!')
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'BIBA')
    expect(requestsMade(commits)).toBe(0)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const again = await openDialog(user, 'Edit Arjan Gill')
    expect(within(again).getByLabelText('First name'), 'what was typed is gone').toHaveProperty(
      'value',
      'Arjan',
    )
    await send(user, again, { 'First name': 'ARJAN' })
    await screen.findByText('ARJAN Gill is saved.')
  })

  it('asks back where the age is outside those taught, also before anything is typed', async () => {
    const { dialog } = await openEditing({ birthdate: bornYearsAgo(4) })
    within(dialog).getByText(/^Is 1 Jan \d{4} right\? That makes Arjan 4\./)
  })

  it('keeps what another tab has changed meanwhile (B6.05)', async () => {
    const { user, arjan, dialog } = await openEditing()
    const stored = { ...(await readDocument(arjan)), birthdate: bornYearsAgo(10), coursesCompleted: [1] }
    await writeDocument(arjan, stored)
    await send(user, dialog, { 'First name': 'Arjun' })
    await screen.findByText('Arjun Gill is saved.')
    expect(await readDocument(arjan)).toEqual({ ...stored, firstName: 'Arjun' })
  })

  it('says that a child whom another tab has removed is gone, and saves nothing', async () => {
    const { uid, user, arjan, dialog } = await openEditing()
    await deleteDocument(arjan)
    await send(user, dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText('Arjan Gill is no longer among your students.')
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('stores what was typed last where the outcome was unknown, also where that is the old name', async () => {
    const { user, arjan, dialog } = await openEditing()
    const reconnect = disconnect(commits)
    await send(user, dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText(unknown)
    // The first try arrives after all.
    await writeDocument(arjan, { ...(await readDocument(arjan)), firstName: 'Arjun' })
    reconnect()
    await send(user, dialog, { 'First name': 'Arjan' })
    await screen.findByText('Arjan Gill is saved.')
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjan' })
  })
})

describe('removing a child', () => {
  async function openRemoving(fields: Record<string, unknown> = {}) {
    const { uid, user, arjan, dialog } = await openEditing(fields)
    await user.click(within(dialog).getByRole('button', { name: 'Remove Arjan Gill…' }))
    const question = await screen.findByRole('dialog', { name: 'Remove Arjan Gill?' })
    const remove = () => user.click(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    return { uid, user, arjan, question, remove }
  }

  it('asks first, with the focus on keeping the child: Enter twice removes nobody (B6.08)', async () => {
    const { user, arjan, question } = await openRemoving()
    within(question).getByText(/^Arjan Gill leaves your list/)
    expect(document.activeElement?.textContent).toBe('Keep Arjan Gill')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Arjan Gill' }))
    expect(requestsMade(commits)).toBe(0)
    expect(await readDocument(arjan)).not.toBeNull()
  })

  it('is done once however often it is pressed, said, and moves the focus to the heading (B6.08)', async () => {
    const { uid, user, question } = await openRemoving()
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
    ['outside the levels', 'Enrollments/summer_arjan', { courseId: 'summer', studentId: 'arjan' }],
    ['without a child', 'Enrollments/3_arjan', { courseId: '3' }],
  ])('is not offered where a registration %s is in the way (B6.09)', async (_, path, fields) => {
    const { uid } = await signInSimran({ arjan: {} })
    await writeDocument(`Users/${uid}/${path}`, fields)
    const { user } = await openDashboard()
    const dialog = await openDialog(user, 'Edit Arjan Gill')
    await user.click(within(dialog).getByRole('button', { name: 'Remove Arjan Gill…' }))
    const question = await screen.findByRole('dialog', { name: 'Remove Arjan Gill?' })
    await within(question).findByText('Arjan Gill has a registration.')
    within(question).getByText(/Withdraw it first, in Your Registrations; then you can remove Arjan Gill\./)
    expect(within(question).queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(within(question).getByRole('link').getAttribute('href')).toBe(`mailto:${site.email}`)
  })

  it('is not offered where a level is in the way (B6.10)', async () => {
    const { user, question } = await openRemoving({ coursesComplete: ['2'] })
    await within(question).findByText('The school has noted a level for Arjan Gill.')
    expect(document.activeElement?.textContent).toContain(site.email)
    expect(within(question).queryByRole('button', { name: /^Remove/ })).toBeNull()
    await user.click(present(within(question).getAllByRole('button', { name: 'Close' }).at(-1)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not done where another tab has made a registration since (B6.09)', async () => {
    const { uid, arjan, question, remove } = await openRemoving()
    await storePlace(uid, 'summer', 'arjan')
    await remove()
    await within(question).findByText('Arjan Gill has a registration.')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('has a registration'))
    expect(requestsMade(commits)).toBe(0)
    expect(await readDocument(arjan)).not.toBeNull()
  })

  it('counts as done where another tab has removed the child (B6.11)', async () => {
    const { arjan, remove } = await openRemoving()
    await deleteDocument(arjan)
    await remove()
    await screen.findByText('Arjan Gill is removed.')
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
  })

  it('is told where it was refused; unknown, it no longer offers to keep the child (B6.11)', async () => {
    const { uid, question, remove } = await openRemoving()
    const allow = denyRequests(commits)
    await remove()
    await within(question).findByText('This did not work, and nothing was removed.')
    allow()
    const arrive = delayNextRequest(commits)
    const reconnect = disconnect(gets)
    await remove()
    await within(question).findByText(unknown)
    expect(within(question).queryByRole('button', { name: 'Keep Arjan Gill' })).toBeNull()
    await arrive()
    reconnect()
    comeOnline()
    await screen.findByText('Arjan Gill is removed.')
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
  })
})
