import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeDocument } from '../support/school.ts'
import { signInSimran } from '../data/support/parent.ts'
import { openSite, present } from './visit-member.tsx'
import { visit } from './visit-public.tsx'

describe('The privacy page', () => {
  it('says what is kept and why, who sees it, where it is, how long, and what stays on the device', () => {
    visit('/privacy')
    screen.getByRole('heading', { level: 1, name: 'What we keep, and why' })
    expect(document.title).toBe('Privacy · Painti')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'What we keep',
      'Who can see it',
      'Where it is',
      'How long, and how to change it',
      'On your device',
      'Children',
    ])
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'About you, when you register',
      'About your child, when you add one',
      'Each enrolment',
      'An enquiry, or a request for an evaluation',
      'The newsletter',
      'The contact form',
    ])
    const address = screen.getByRole('link', { name: 'hello@painti.example' })
    expect(address.getAttribute('href')).toBe('mailto:hello@painti.example')
  })

  it('promises to erase a family and to take an address off the newsletter, and says what stays and for how long', () => {
    visit('/privacy')
    const section = present(
      screen.getByRole('heading', { name: 'How long, and how to change it' }).closest('section'),
    )
    expect(
      within(section)
        .getAllByText(/./, { selector: 'p' })
        .map((paragraph) => paragraph.textContent),
    ).toEqual([
      'We keep it until you ask us to delete it. You correct names, birthdates and your phone number on your dashboard, and remove a child there who has not joined a course. To see, correct or delete anything else that we have about you or your child, or to leave the newsletter, write to hello@painti.example, best from the address that we know.',
      'If you ask us to forget you, we erase your account, your children, their enrolments and withdrawals, the letters we sent you, your enquiries and your place on the newsletter. If you leave the newsletter, nothing else changes.',
      'For our books, one line stays of each enrolment, without names, addresses or birthdates: the course, when you enrolled, left and were erased, and the price and the day of payment where we had noted them.',
      'We keep no backup for more than 90 days. So that an older one does not bring you back, a salted hash of your address stays, and of your account’s number if you had one: nobody can read the address from it, only check whether an address they know is the same. You can register or subscribe again whenever you like.',
    ])
  })

  it('is linked in the footer', async () => {
    const { user, where } = openSite('/faq')
    await screen.findByRole('heading', { level: 1, name: 'Questions parents ask' })
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }))
    await screen.findByRole('heading', { level: 1, name: 'What we keep, and why' })
    expect(where()).toBe('/privacy')
  })
})

describe('The way to the privacy page', () => {
  // A half-filled form must not be lost: the page opens beside it, and says so.
  it.each([
    ['the sign-up panel', '/login', null],
    ['the enquiry', '/courses/1', 'Enquire Now'],
    ['the dashboard’s form for a child', '/dashboard', 'Add New Student'],
    ['the enrol page’s form for a child', '/courses/1/enroll', 'Add Student'],
    ['the Add Student page', '/addstudent', null],
  ])('stands at %s, which asks for a birthdate, and opens in a tab of its own', async (_, path, button) => {
    await writeDocument('Course/1', { Title: 'Letters', number: 1 })
    if (path !== '/login') await signInSimran()
    const { user } = openSite(path)
    if (button !== null)
      await user.click(present((await screen.findAllByRole('button', { name: button }))[0]))
    const [birthdate] = await screen.findAllByLabelText(/birthdate/i)
    const form = present(birthdate?.closest('form'))
    const link = within(form).getByRole('link', { name: 'What we keep, and why (opens in a new tab)' })
    expect(link.getAttribute('href')).toBe('/privacy')
    expect(link.getAttribute('target')).toBe('_blank')
  })
})
