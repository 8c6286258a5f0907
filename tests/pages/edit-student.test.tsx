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
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { signInSimran } from '../data/support/parent.ts'
import { deleteDocument, listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { bornYearsAgo, hrefOf, rowsOf, typedIn, user } from './visit-member.tsx'

const unknown = /^We could not reach the school to see whether it worked\./

type Fields = Record<string, unknown>

/** Arjan, and a sister, at the dashboard with the dialog of Arjan open. @param places stored before, by their paths. */
async function openEditing(fields: Fields = {}, places: Record<string, Fields> = {}) {
  const { uid } = await signInSimran({
    arjan: { birthdate: bornYearsAgo(8), ...fields },
    biba: { firstName: 'Biba', middleName: '', birthdate: bornYearsAgo(6) },
  })
  for (const [path, place] of Object.entries(places)) await writeDocument(`Users/${uid}/${path}`, place)
  await user.openDashboard()
  const arjan = `Users/${uid}/Students/arjan`
  return { uid, arjan, dialog: await user.openDialog('Edit Arjan Gill') }
}

async function namesOf(caption: string): Promise<string[]> {
  return (await rowsOf(caption)).map(([name = '']) => name)
}

describe('correcting a child', () => {
  it('stores names and birthdate, says so, and shows them, with the focus back (B6.01)', async () => {
    const { arjan, dialog } = await openEditing()
    const before = await readDocument(arjan)
    const known = {
      'First name': 'Arjan',
      'Middle name optional': 'Singh',
      'Last name': 'Gill',
      Birthdate: bornYearsAgo(8),
    }
    expect(typedIn(dialog, Object.keys(known))).toEqual(known)
    await user.send(dialog, { 'First name': 'Zorawar', Birthdate: bornYearsAgo(9) })
    expect((await screen.findByText('Zorawar Gill is saved.')).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba', 'Zorawar']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Zorawar Gill' }))
    expect(await readDocument(arjan)).toEqual({ ...before, firstName: 'Zorawar', birthdate: bornYearsAgo(9) })
    expect(requestsMade(readsOf('Students')), 'read for the page, and before the write').toBe(2)
  })

  it('lets age and first name follow where they are stored, and keeps all else (B6.04)', async () => {
    const noName = { firstName: '', middleName: '', lastName: '' }
    const old = { name: 'Arjan Gill', age: 5, cost: '70', coursesComplete: ['1'], nickname: 'Jaani' }
    const { arjan, dialog } = await openEditing({ ...noName, ...old })
    const before = await readDocument(arjan)
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Arjan')
    await user.send(dialog, { 'Middle name optional': 'Dev' })
    await screen.findByText('Arjan Gill is saved.')
    const parts = { firstName: 'Arjan', middleName: 'Dev', lastName: 'Gill' }
    expect(await readDocument(arjan)).toEqual({ ...before, ...parts, name: 'Arjan', age: 8 })
  })

  it('has the rules of the add form, asks back before anything is typed, but the child may be who it was (B6.03)', async () => {
    const { dialog } = await openEditing({ birthdate: bornYearsAgo(4) })
    within(dialog).getByText(/^Is 1 Jan \d{4} right\? That makes Arjan 4\./)
    await user.send(dialog, { 'First name': '' })
    await within(dialog).findByText('Please fill in all fields.')
    const biba = { 'First name': 'BIBA', 'Middle name optional': '', Birthdate: bornYearsAgo(6) }
    await user.send(dialog, biba)
    await within(dialog).findByText('This student already exists!')
    expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'BIBA')
    expect(requestsMade(commits)).toBe(0)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const again = await user.openDialog('Edit Arjan Gill')
    expect(typedIn(again, ['First name']), 'what was typed is gone').toEqual({ 'First name': 'Arjan' })
    await user.send(again, { 'First name': 'ARJAN' })
    await screen.findByText('ARJAN Gill is saved.')
  })

  it('keeps what another tab has changed meanwhile, and shows the name in the registrations, which are stored as they were made (B6.02, B6.05)', async () => {
    const place = { courseId: '1', studentId: 'arjan', studentName: 'Arjan Singh Gill' }
    const { uid, arjan, dialog } = await openEditing({}, { 'Enrollments/1_arjan': place })
    const stored = { ...(await readDocument(arjan)), birthdate: bornYearsAgo(10), coursesCompleted: [1] }
    await writeDocument(arjan, stored)
    await user.send(dialog, { 'First name': 'Arjun' })
    await screen.findByText('Arjun Gill is saved.')
    expect(await readDocument(arjan)).toEqual({ ...stored, firstName: 'Arjun' })
    await waitFor(async () => expect(await namesOf('Your Registrations')).toEqual(['Arjun Singh Gill']))
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan`)).toEqual(place)
  })

  it('says that a child whom another tab has removed is gone, and saves nothing', async () => {
    const { uid, arjan, dialog } = await openEditing()
    await deleteDocument(arjan)
    await user.send(dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText('Arjan Gill is no longer among your children.')
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('stores what was typed last where the outcome was unknown, also where that is the old name', async () => {
    const { arjan, dialog } = await openEditing()
    const reconnect = disconnect(commits)
    await user.send(dialog, { 'First name': 'Arjun' })
    await within(dialog).findByText(unknown)
    // The first try arrives after all.
    await writeDocument(arjan, { ...(await readDocument(arjan)), firstName: 'Arjun' })
    reconnect()
    await user.send(dialog, { 'First name': 'Arjan' })
    await screen.findByText('Arjan Gill is saved.')
    expect(await readDocument(arjan)).toMatchObject({ firstName: 'Arjan' })
  })
})

describe('removing a child', () => {
  async function openRemoving(fields: Fields = {}, places: Record<string, Fields> = {}) {
    const { dialog, ...family } = await openEditing(fields, places)
    return { ...family, ...(await askToRemove(dialog)) }
  }

  async function askToRemove(dialog: HTMLElement) {
    await user.click(within(dialog).getByRole('button', { name: 'Remove Arjan Gill…' }))
    const question = await screen.findByRole('dialog', { name: 'Remove Arjan Gill?' })
    const remove = () => user.click(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    return { question, remove }
  }

  it('asks first, with the focus on keeping the child, and is done once however often it is pressed, said, with the focus on the heading (B6.08)', async () => {
    const { uid, question: first } = await openRemoving()
    within(first).getByText(/^Arjan Gill leaves your list/)
    expect(document.activeElement?.textContent).toBe('Keep Arjan Gill')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog'), 'Enter twice removes nobody').toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Arjan Gill' }))
    expect(requestsMade(commits)).toBe(0)
    const { question } = await askToRemove(await user.openDialog('Edit Arjan Gill'))
    for (const [index, studentId] of ['arjan', 'biba'].entries())
      await writeDocument(`Enquiries/waiting_${uid}_${index + 1}`, { kind: 'waiting', uid, studentId })
    const release = holdRequests(commits)
    await user.dblClick(within(question).getByRole('button', { name: 'Remove Arjan Gill' }))
    await user.click(await within(question).findByRole('button', { name: 'Removing' }))
    release()
    expect((await screen.findByText('Arjan Gill is removed.')).closest('[role=status]')).not.toBeNull()
    expect(requestsMade(commits)).toBe(1)
    await waitFor(async () => expect(await namesOf('Your Students')).toEqual(['Biba']))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Students' }))
    expect((await listDocuments(`Users/${uid}/Students`)).map(({ id }) => id)).toEqual(['biba'])
    expect(await readDocument(`Enquiries/waiting_${uid}_1`)).toBeNull()
    expect(await readDocument(`Enquiries/waiting_${uid}_2`)).not.toBeNull()
  })

  const toWithdraw =
    'Arjan Gill has a registration. Withdraw it first, in Your Registrations; then you can remove Arjan Gill.'

  it.each([
    [toWithdraw, {}, { 'Enrollments/summer_arjan': { courseId: 'summer', studentId: 'arjan' } }],
    [toWithdraw, {}, { 'Enrollments/3_arjan': { courseId: '3' } }],
    ['The school has noted a level for Arjan Gill.', { coursesComplete: ['2'] }, {}],
    ['The school keeps Arjan Gill in its list,', { keptBySchool: true }, {}],
  ])('is not offered where it says %s (B6.09, B6.10)', async (reason, fields, places) => {
    const { question } = await openRemoving(fields, places)
    await waitFor(() => expect(document.activeElement?.textContent).toContain(reason))
    expect(document.activeElement?.textContent).toContain(site.email)
    expect(hrefOf(site.email, question)).toBe(`mailto:${site.email}`)
    expect(within(question).queryByRole('button', { name: /^Remove/ })).toBeNull()
    await user.closeDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not done where another tab has made a registration since (B6.09)', async () => {
    const { uid, arjan, question, remove } = await openRemoving()
    await writeDocument(`Users/${uid}/Enrollments/summer_arjan`, { courseId: 'summer', studentId: 'arjan' })
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
