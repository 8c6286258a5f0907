import { commits, denyRequests, disconnect, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { signInNewParent, storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { readDocument, writeDocument } from '../support/school.ts'
import { fill, openDashboard, rowsOf, signInSimran, wrongFields } from './visit-member.tsx'

async function openDetails(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Edit your details' }))
  return screen.findByRole('dialog', { name: 'Your details' })
}

async function save(user: UserEvent, dialog: HTMLElement, fields: Record<string, string>) {
  await fill(user, dialog, fields)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
}

/** What the dashboard says of the parent. */
function details(): string[] {
  return screen.getAllByRole('definition').map(({ textContent }) => textContent)
}

describe('the parent’s own details', () => {
  it('are shown, corrected, said to be saved and used everywhere, also as the phone number of each child (B6.28)', async () => {
    const { uid, email } = await signInSimran()
    await storeStudent(uid, 'c1')
    const { user } = await openDashboard()
    expect(details()).toEqual(['Simran Kaur Gill', email, '5550100200'])
    const before = await readDocument(`Users/${uid}`)
    const child = await readDocument(`Users/${uid}/Students/c1`)
    await save(user, await openDetails(user), { 'First name': 'Simrat', 'Phone number': '+1 555 010 0300' })
    expect((await screen.findByText('Your details are saved.')).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit your details' }))
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Simrat' })
    expect(details()).toEqual(['Simrat Kaur Gill', email, '+1 555 010 0300'])
    expect((await rowsOf('Your Students'))[0]?.[6]).toBe('+1 555 010 0300')
    expect(await readDocument(`Users/${uid}`)).toEqual({
      ...before,
      firstName: 'Simrat',
      phoneNumber: '+1 555 010 0300',
    })
    expect(await readDocument(`Users/${uid}/Students/c1`)).toEqual(child)
  })

  it('keep the full name that the register form stored, and let it follow (B6.30)', async () => {
    const { uid, email } = await signInNewParent()
    await writeDocument(`Users/${uid}`, { name: 'Simran Gill', email, phoneNumber: '5550100200' })
    const { user } = await openDashboard()
    const dialog = await openDetails(user)
    expect(within(dialog).getByLabelText('Last name')).toHaveProperty('value', 'Gill')
    await save(user, dialog, { 'Middle name optional': 'Kaur' })
    await screen.findByText('Your details are saved.')
    expect(await readDocument(`Users/${uid}`)).toEqual({
      name: 'Simran Kaur Gill',
      firstName: 'Simran',
      middleName: 'Kaur',
      lastName: 'Gill',
      email,
      phoneNumber: '5550100200',
    })
  })

  it('take a new phone number of a parent who registered with one name', async () => {
    const { uid, email } = await signInNewParent()
    await writeDocument(`Users/${uid}`, { name: 'Harleen', email, phoneNumber: '5550100200' })
    const { user } = await openDashboard()
    await save(user, await openDetails(user), { 'Phone number': '੫੫੫ ੦੧੦ ੦੩੦੦' })
    await screen.findByText('Your details are saved.')
    const { phoneNumber, name } = (await readDocument(`Users/${uid}`)) ?? {}
    expect({ phoneNumber, name }).toEqual({ phoneNumber: '555 010 0300', name: 'Harleen' })
  })

  it('need first name, last name and a phone number, and forget what was typed when the dialog is closed (B6.29)', async () => {
    await signInSimran()
    const { user } = await openDashboard()
    const dialog = await openDetails(user)
    await save(user, dialog, { 'First name': '', 'Last name': '', 'Phone number': '' })
    expect((await within(dialog).findByRole('alert')).textContent.trim()).toBe('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual(['firstName', 'lastName', 'phoneNumber'])
    await save(user, dialog, { 'First name': 'A', 'Last name': 'B', 'Phone number': '12' })
    await within(dialog).findByText('Please enter a phone number with at least seven digits.')
    expect(requestsMade(commits)).toBe(0)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(within(await openDetails(user)).getByLabelText('First name')).toHaveProperty('value', 'Simran')
  })

  it('say that saving failed or that the outcome is unknown, and are then saved by themselves (B6.29)', async () => {
    const { uid } = await signInSimran()
    const { user } = await openDashboard()
    const dialog = await openDetails(user)
    const allow = denyRequests(commits)
    await save(user, dialog, { 'First name': 'Simrat' })
    await within(dialog).findByText('Your details could not be saved.')
    allow()
    const reconnect = disconnect(commits)
    await save(user, dialog, {})
    await within(dialog).findByText(/^We could not reach the school to see whether it worked\./)
    reconnect()
    comeOnline()
    await screen.findByText('Your details are saved.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await readDocument(`Users/${uid}`)).toMatchObject({
      firstName: 'Simrat',
      phoneNumber: '5550100200',
    })
  })
})
