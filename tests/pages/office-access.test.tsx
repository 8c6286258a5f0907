import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { checkVerification } from '#auth/accounts.ts'
import { password, signInNewParent, signInStaff } from '../data/support/parent.ts'
import { seedCourses } from '../support/school.ts'
import { signInAs } from './visit-login.ts'
import { forgetPage, openSite } from './visit-member.tsx'

beforeAll(() => seedCourses())
beforeEach(() => localStorage.clear())

const notFound = 'This page is not here'
const office = '/office/registrations'

async function expectNoPage(path: string): Promise<void> {
  openSite(path)
  await screen.findByRole('heading', { name: notFound })
  expect(screen.queryByRole('navigation', { name: 'Office' })).toBeNull()
}

it.each(['/office', '/office/families/u1'])('a visitor finds no page at %s', async (path) => {
  await expectNoPage(path)
})

it('a parent finds no page, nor does staff whose address is not verified', async () => {
  await signInNewParent()
  await expectNoPage(office)
  await signInStaff({})
  await expectNoPage(office)
})

it('staff find the office, with its four pages, and later from the dashboard too', async () => {
  await signInStaff()
  openSite(office)
  const navigation = await screen.findByRole('navigation', { name: 'Office' })
  const links = within(navigation).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Registrations',
    'Families',
    'Enquiries',
  ])
  expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Registrations')
  forgetPage()
  const { user, where } = openSite('/dashboard')
  await user.click(await screen.findByRole('link', { name: 'Office' }))
  expect(where()).toBe('/office')
})

it('a session that was not used for eight hours ends, and leads back after signing in', async () => {
  const { email } = await signInStaff()
  const visit = openSite(office)
  const { where } = visit
  await screen.findByRole('heading', { name: 'Registrations' })
  const later = Date.now() + 8 * 60 * 60 * 1000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(where()).toBe('/login'))
  vi.restoreAllMocks()
  await screen.findAllByRole('heading', { name: 'Sign in' })
  await signInAs(visit, email, password)
  await waitFor(() => expect(where()).toBe(office))
})

it('what is typed stays when the session gets a new token', async () => {
  await signInStaff()
  const { user } = openSite('/office/families')
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'gill')
  await act(checkVerification)
  expect(screen.getByRole('searchbox')).toBe(search)
})

it('a session that is in use goes on', async () => {
  await signInStaff()
  const { user, where } = openSite(office)
  await screen.findByRole('heading', { name: 'Registrations' })
  const start = Date.now()
  for (const hours of [7, 14, 21]) {
    vi.spyOn(Date, 'now').mockReturnValue(start + hours * 60 * 60 * 1000)
    await user.click(await screen.findByRole('heading', { name: 'Registrations' }))
    await waitFor(() => expect(parseInt(localStorage.getItem('office-used') ?? '')).toBe(Date.now()))
  }
  vi.restoreAllMocks()
  expect(where()).toBe(office)
})
