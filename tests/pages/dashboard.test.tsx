import { denyRequests, disconnect } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { linksSentTo, openVerificationLink } from '../data/support/mails.ts'
import { password, signInNewParent, signInSimran, storePlace } from '../data/support/parent.ts'
import { sharedAuth } from '../support/local-auth.ts'
import { freshEmail, readDocument, writeDocument } from '../support/school.ts'
import { existingEmail, signInAs } from './visit-login.ts'
import { bornYearsAgo, columnsOf, hrefOf, rowsOf, textsOf, user, wrongFields } from './visit-member.tsx'

describe('the dashboard', () => {
  it('welcomes by first name, says where there is nothing, and asks to confirm the address, with the mail sent again, until its link was opened (S2.59, S2.61, S2.63, S7.08)', async () => {
    const { uid, email } = await signInSimran()
    await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
    await user.openDashboard()
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Simran' })
    expect(screen.queryByText('Your details are not saved yet.')).toBeNull()
    screen.getByText('No students found')
    screen.getByText('No registrations found')
    expect(hrefOf('Add your first child.')).toBe('/addstudent')
    screen.getByRole('heading', { name: 'Three small steps to the first class' })
    screen.getByText('Please confirm your email address.')
    await waitFor(async () => expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('The link is on its way. It may take a few minutes.')
    expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(2)
    await openVerificationLink(email)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByText('Please confirm your email address.')).toBeNull())
  })

  it('has every column of the students and every registration, and says what is not known (S2.60, S2.62, S2.64, S2.65, S2.66, S7.09, S7.10, B9.01)', async () => {
    const { uid, email } = await signInSimran({
      c1: { birthdate: bornYearsAgo(8) },
      c2: { name: 'Chann Gill', firstName: '', middleName: '', lastName: '', birthdate: '' },
    })
    for (const [course, child, studentName] of [
      ['1', 'c1', 'Arjan Gill'],
      ['2', 'gone'],
      ['3', 'left', 'Biba Gill'],
      ['9', 'c2', 'Chann Gill'],
    ] as const)
      await storePlace(uid, course, child, studentName === undefined ? {} : { studentName })
    await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
    await user.openDashboard()
    const columns = ['First name', 'Middle name', 'Last name', 'Age', 'Birthdate', 'Email', 'Phone']
    expect(columnsOf('Your Students')).toEqual([...columns, 'Edit'])
    const birthdate = `1 Jan ${bornYearsAgo(8).slice(0, 4)}`
    // The parent's of today, not those of the day when a child was added.
    const contact = [email, '5550100200', 'Edit']
    expect(await rowsOf('Your Students')).toEqual([
      ['Arjan', 'Singh', 'Gill', '8', birthdate, ...contact],
      ['Chann', '', 'Gill', 'N/A', '', ...contact],
    ])
    expect(columnsOf('Your Registrations')).toEqual(['Student', 'Age', 'Course'])
    expect(await rowsOf('Your Registrations')).toEqual([
      ['Arjan Singh Gill', '8', 'Level 1: First letters'],
      ['Chann Gill', 'N/A', 'Unknown Course'],
      ['Unknown Student', 'N/A', 'Level 2: First words'],
      ['Unknown Student', 'N/A', 'Level 3: Sentences and stories'],
    ])
    // Earlier versions of the site stored them so.
    expect(screen.getAllByText('Days: to be agreed')).toHaveLength(4)
    expect(screen.queryByText(new RegExp(`To pay|${site.city}`))).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add to calendar/ })).toBeNull()
  })
})

describe('the parent’s own details', () => {
  const [button, title] = ['Edit your details', 'Your details']

  /** What the dashboard says of the parent. */
  function details(): string[] {
    return textsOf(screen.getAllByRole('definition'))
  }

  it('are shown, corrected, and used everywhere, also for the children (B6.28)', async () => {
    const { uid, email } = await signInSimran({ c1: {} })
    await user.openDashboard()
    expect(details()).toEqual(['Simran Kaur Gill', email, '5550100200', '12 Apr 1988'])
    const before = await readDocument(`Users/${uid}`)
    const child = await readDocument(`Users/${uid}/Students/c1`)
    const dialog = await user.openDialog(button, 'Your details')
    const changed = { firstName: 'Simrat', phoneNumber: '+1 555 010 0300', birthdate: '1988-12-04' }
    await user.send(dialog, {
      'First name': changed.firstName,
      'Phone number': changed.phoneNumber,
      Birthdate: changed.birthdate,
    })
    expect((await screen.findByText('Your details are saved.')).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: button }))
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Simrat' })
    expect(details()).toEqual(['Simrat Kaur Gill', email, '+1 555 010 0300', '4 Dec 1988'])
    expect((await rowsOf('Your Students'))[0]?.[6]).toBe('+1 555 010 0300')
    expect(await readDocument(`Users/${uid}`)).toEqual({ ...before, ...changed })
    expect(await readDocument(`Users/${uid}/Students/c1`)).toEqual(child)
  })

  /** Of a parent who has registered with this name, by the short form. */
  async function openDetailsOf(name: string) {
    const { uid, email } = await signInNewParent()
    const stored = { name, email, phoneNumber: '5550100200' }
    await writeDocument(`Users/${uid}`, stored)
    await user.openDashboard()
    return { at: `Users/${uid}`, stored, dialog: await user.openDialog(button, title) }
  }

  it('keep the full name that the register form stored, and let it follow (B6.30)', async () => {
    const { at, stored, dialog } = await openDetailsOf('Simran Gill')
    expect(within(dialog).getByLabelText('Last name')).toHaveProperty('value', 'Gill')
    await user.send(dialog, { 'Middle name optional': 'Kaur' })
    await screen.findByText('Your details are saved.')
    const parts = { firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill' }
    expect(await readDocument(at)).toEqual({ ...stored, name: 'Simran Kaur Gill', ...parts })
  })

  it('take a number and a birthdate of an adult from a parent who registered with one name (B6.43)', async () => {
    const { at, stored, dialog } = await openDetailsOf('Harleen')
    const birthdate = 'Birthdate optional'
    await user.send(dialog, { 'Phone number': '੫੫੫ ੦੧੦ ੦੩੦੦', [birthdate]: bornYearsAgo(17) })
    await within(dialog).findByText(/^An adult must hold the account/)
    await user.send(dialog, { [birthdate]: '1990-02-03' })
    await screen.findByText('Your details are saved.')
    const changed = { ...stored, phoneNumber: '555 010 0300', birthdate: '1990-02-03' }
    expect(await readDocument(at)).toMatchObject(changed)
  })
})

describe('the address of the account', () => {
  const button = 'Change your email address'
  const signIn = 'accounts:signInWithPassword'

  it('is changed by a link; the session ends, and what the school knows follows (B6.44)', async () => {
    const { uid, email } = await signInSimran({ c1: { email: 'Simran@Painti.Example' } })
    const other = freshEmail('other')
    await user.openDashboard()
    const dialog = await user.openDialog(button)
    await user.send(dialog, { Email: other, Password: password })
    await screen.findByText(`A link is on its way to`, { exact: false })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await readDocument(`Users/${uid}`)).toMatchObject({ email })
    await openVerificationLink(email, 'VERIFY_AND_CHANGE_EMAIL')
    await waitFor(async () => {
      // Sessions end by the second: within the one in which the link was sent, none would.
      await sharedAuth('demo-tests').update({ localId: uid, password })
      document.dispatchEvent(new Event('visibilitychange'))
      expect(user.where()).toBe('/login')
    })
    await screen.findByText(/If you have a new email address, use that one\./)
    await signInAs(other, password)
    await waitFor(async () => expect(await readDocument(`Users/${uid}`)).toMatchObject({ email: other }))
    expect((await rowsOf('Your Students'))[0]?.[5]).toBe(other)
  })

  it('stays, and what is wrong is said at its field, or above the buttons (B6.45)', async () => {
    const taken = await existingEmail()
    await signInSimran()
    await user.openDashboard()
    const dialog = await user.openDialog(button)
    const refuse = (part: string, message: string) => denyRequests(part, { code: 400, message }, 400)
    const right = { Email: freshEmail('other'), Password: password }
    const notSent = 'The link could not be sent.'
    const wrong = 'Incorrect password. Please try again.'
    const inUse = 'This email is already in use. Please try a different email.'
    const attempts: [typeof right, string, string[], (() => () => void)?][] = [
      [{ ...right, Password: 'wrong' }, wrong, ['password']],
      [right, notSent, [], () => refuse(signIn, 'TOO_MANY_ATTEMPTS_TRY_LATER')],
      // Where the service does not say which addresses have an account.
      [right, wrong, ['password'], () => refuse(signIn, 'INVALID_LOGIN_CREDENTIALS')],
      [right, notSent, [], () => disconnect('accounts:sendOobCode')],
      [{ ...right, Email: taken }, inUse, ['email']],
      [{ ...right, Email: 'simran' }, 'Please enter a valid email address', ['email']],
    ]
    for (const [typed, sentence, fields, obstruct] of attempts) {
      const end = obstruct?.()
      await user.send(dialog, typed)
      await within(dialog).findByText(sentence)
      expect(wrongFields(dialog)).toEqual(fields)
      end?.()
    }
  })
})
