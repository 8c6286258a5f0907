import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberSignedIn } from '#auth/known-device.ts'
import {
  comeOnline,
  commits,
  denyRequests,
  disconnect,
  gets,
  holdRequests,
  requestsMade,
} from '../data/support/connection.ts'
import { signInSimran } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { emptySchool, freshEmail, listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { bornYearsAgo, textsOf, typedIn, user, wrongFields } from './visit-member.tsx'

const filled = {
  'First name': 'Harleen',
  'Last name': 'Gill',
  Email: 'harleen@painti.example',
  'Phone number optional': '(555) 010-0200',
  'Your child’s birthdate optional': '2018-11-02',
  'Your question': 'Does Level 2 fit my daughter?',
}
const optional = { 'Phone number optional': '', 'Your child’s birthdate optional': '' }

beforeEach(async () => {
  await emptySchool()
  await writeDocument('Course/2', { Title: 'First words', number: 2 })
})

const open = () => user.openDialog('Enquire Now', 'Enquire about First words')
const typed = (dialog: HTMLElement) => typedIn(dialog, Object.keys(filled))
const arrived = (dialog: HTMLElement) => within(dialog).findByText(/^Your enquiry has arrived\./)

async function enquiries() {
  return (await listDocuments('Enquiries')).map(({ fields }) => fields)
}

describe('The Enquire Now dialog', () => {
  function openAsVisitor() {
    user.open('/courses/2')
    return open()
  }

  it('begins in its first field, forgets what was typed when it is closed, stores the enquiry with the course and the time, and thanks (S2.46, S3.15, S3.16, S4.18, S4.19, S7.22, B8.01)', async () => {
    user.open('/courses/2')
    for (const name of ['Cancel', 'Close', 'Cancel']) {
      const dialog = await user.openDialog('Enquire Now', 'Enquire about First words')
      expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
      expect(Object.values(typed(dialog)).join(''), 'nobody is known').toBe('')
      expect(within(dialog).queryByRole('combobox')).toBeNull()
      await user.fill(dialog, { 'First name': 'Harleen' })
      await user.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const before = Date.now()
    const dialog = await open()
    await user.send(dialog, filled)
    await within(dialog).findByText('Your enquiry has arrived. We answer by email.')
    within(dialog).getByRole('heading', { name: 'Thank you' })
    const [stored, ...others] = await enquiries()
    expect(others).toEqual([])
    expect(stored).toEqual({
      kind: 'question',
      language: 'en',
      firstName: 'Harleen',
      lastName: 'Gill',
      email: 'harleen@painti.example',
      phoneNumber: '5550100200',
      comment: 'Does Level 2 fit my daughter?',
      courseId: '2',
      birthdate: '2018-11-02',
      date: expect.any(Number) as number,
      received: expect.any(Date) as Date,
    })
    expect(stored?.date).toBeGreaterThanOrEqual(before)
    expect(within(dialog).queryByLabelText('First name')).toBeNull()
    await user.closeDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is about any level on the courses page, and needs neither phone nor birthdate (S5.30)', async () => {
    user.open('/courses')
    const dialog = await user.openDialog('Enquire Now', 'Enquire about a level')
    await user.send(dialog, { ...filled, ...optional, 'Last name': '  ' })
    expect(wrongFields(dialog)).toEqual(['lastName'])
    await user.send(dialog, { 'Last name': 'Gill' })
    await arrived(dialog)
    expect(await enquiries()).toMatchObject([{ phoneNumber: '', birthdate: '', courseId: '' }])
  })

  it('refuses a wrong email, phone number and birthdate beside their fields (S5.32, S5.33, S9.07)', async () => {
    const dialog = await openAsVisitor()
    const phone = 'Phone number should be 10 digits.'
    for (const [label, text, sentence, name] of [
      ['Email', 'harleen@painti', 'Please enter a valid email address', 'email'],
      ['Phone number optional', '555012345', phone, 'phoneNumber'],
      ['Phone number optional', '55501234567', phone, 'phoneNumber'],
      ['Your child’s birthdate optional', '2999-01-01', /^Please enter a real date/, 'birthdate'],
    ] as const) {
      await user.send(dialog, { ...filled, [label]: text })
      within(dialog).getByText(sentence)
      expect(wrongFields(dialog)).toEqual([name])
      expect(within(dialog).queryByRole('alert')).toBeNull()
      expect(typed(dialog)).toEqual({ ...filled, [label]: text })
    }
    expect(await enquiries()).toEqual([])
    await user.send(dialog, { ...filled, 'Phone number optional': '5550123456' })
    await arrived(dialog)
    expect(await enquiries()).toMatchObject([{ phoneNumber: '5550123456' }])
  })

  it('reports a failure, and goes on where the outcome was unknown, also after it was closed', async () => {
    const dialog = await openAsVisitor()
    await user.fill(dialog, filled)
    const allow = denyRequests(commits)
    within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Send/ }).click()
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).click()
    await screen.findByText('Failed to add enquiry.')
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    allow()

    const reconnect = disconnect(commits)
    const again = await open()
    await user.send(again, filled)
    await within(again).findByText(/^We could not reach the school to see whether it worked\./)
    await user.click(within(again).getByRole('button', { name: 'Cancel' }))
    reconnect()
    comeOnline()
    await user.click(await screen.findByRole('button', { name: 'Okay' }))
    expect(await enquiries()).toHaveLength(1)
  })
})

it('The Enquire Now dialog knows who asks, which stays editable, forgets what was typed, and stores which child it is about, with the birthdate (B8.01, B8.02)', async () => {
  const { email } = await signInSimran({ arjan: { birthdate: bornYearsAgo(8) } })
  rememberSignedIn(true)
  user.open('/courses/2')
  await screen.findByRole('link', { name: 'Profile' })
  const dialog = await open()
  await waitFor(() => expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Simran'))
  const own = {
    'First name': 'Simran',
    'Last name': 'Gill',
    Email: email,
    'Phone number optional': '5550100200',
  }
  const known = { ...typed(dialog), ...own }
  expect(typed(dialog)).toEqual(known)
  await user.fill(dialog, { 'First name': 'Harleen', Email: 'harleen@painti.example' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const again = await open()
  expect(typed(again)).toEqual(known)
  const choice = await within(again).findByLabelText('Which child is it about? optional')
  const options = textsOf(within(again).getAllByRole('option'))
  expect(options).toEqual(['No child in particular', 'Arjan Singh Gill'])
  await user.selectOptions(choice, 'Arjan Singh Gill')
  expect(within(again).queryByLabelText('Your child’s birthdate optional')).toBeNull()
  await user.send(again, { 'Your question': 'Does Level 2 fit?' })
  await arrived(again)
  const comment = 'About Arjan Singh Gill.\n\nDoes Level 2 fit?'
  const child = { comment, birthdate: bornYearsAgo(8), courseId: '2' }
  expect(await enquiries()).toMatchObject([{ firstName: 'Simran', ...child }])
})

function input(): HTMLInputElement {
  return screen.getByLabelText('Your email')
}

const pressSubscribe = () => user.click(screen.getByRole('button', { name: 'Subscribe' }))

/** Opens a page and types an address into the box of its footer. */
async function typeEmail(email: string): Promise<void> {
  user.open('/faq')
  await screen.findByRole('heading', { level: 1, name: 'Questions parents ask' })
  if (email !== '') await user.type(input(), email)
}

/** Waits for an alert with this title, icon and message, and dismisses it. */
async function seeAlert(title: string, icon: string, message: string): Promise<void> {
  const alert = await screen.findByRole('dialog', { name: title })
  expect(alert.querySelector('.swal2-icon')?.classList).toContain(`swal2-${icon}`)
  expect(await user.dismissMessage(title)).toBe(message)
}

describe('The newsletter box', () => {
  it('says that it checks, subscribes once however often it is pressed, is cleared, and says then that the address is there already (S3.18, S4.08, S4.09, S4.10, S5.38, S7.17, S7.23, S8.03, S8.04)', async () => {
    const release = holdRequests(gets)
    const email = freshEmail()
    await typeEmail(`  ${email.toUpperCase()} `)
    await pressSubscribe()
    const button = await screen.findByRole('button', { name: 'Checking' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(document.querySelector('.swal2-popup')).toBeNull()
    release()
    await seeAlert('Subscribed!', 'success', 'Thank you for subscribing to our newsletter.')
    expect([requestsMade(gets), requestsMade(commits)]).toEqual([1, 1])
    expect(input().value).toBe('')
    const subscription = { email, timestamp: expect.any(Date) as Date }
    expect(await readDocument(`newsletter/${email}`)).toEqual(subscription)
    screen.getByRole('button', { name: 'Subscribe' })
    await user.clear(input())
    await user.type(input(), email)
    await pressSubscribe()
    await seeAlert('Already Subscribed', 'info', 'This email is already subscribed.')
    expect([requestsMade(gets), requestsMade(commits)], 'nothing more is written').toEqual([2, 1])
  })

  it('says that lookup or write failed, and can be sent again (S4.11, S8.05, S8.06)', async () => {
    const email = freshEmail()
    expectConsoleError(/FirebaseError/)
    await typeEmail(email)
    for (const hurt of [() => denyRequests(gets), () => denyRequests(commits), () => disconnect(commits)]) {
      const mend = hurt()
      await pressSubscribe()
      await seeAlert('Error', 'error', 'There was an error subscribing. Please try again later.')
      expect(input().value).toBe(email)
      expect(await readDocument(`newsletter/${email}`)).toBeNull()
      mend()
    }
    await pressSubscribe()
    await user.dismissMessage('Subscribed!')
  })

  it('is idle at first, an empty, required field, refuses what is no email without asking anyone, and keeps it (S4.07, S5.35, S5.36, S5.37, S8.07)', async () => {
    await typeEmail('')
    const { type, required, maxLength, value } = input()
    expect([type, required, maxLength, value]).toEqual(['email', true, 254, ''])
    expect(screen.getByRole('button', { name: 'Subscribe' }).getAttribute('aria-disabled')).toBeNull()
    expect(document.querySelector('.swal2-popup')).toBeNull()
    for (const typed of ['', '   ', 'harleen@example']) {
      if (typed !== '') await user.type(input(), typed)
      await pressSubscribe()
      await seeAlert('Error', 'error', 'Please enter a valid email address.')
      expect(input().value.trim()).toBe(typed.trim())
      expect(document.activeElement).toBe(input())
    }
    expect(requestsMade()).toBe(0)
    await user.clear(input())
    await user.type(input(), 'harleen@example.com')
    await pressSubscribe()
    await user.dismissMessage('Subscribed!')
  })
})
