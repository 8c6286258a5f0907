import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { checkVerification } from '#auth/accounts.ts'
import { password, signInNewParent, signInStaff } from '../data/support/parent.ts'
import { signInAs } from './visit-login.ts'
import { textsOf, user } from './visit-member.tsx'

beforeEach(() => localStorage.clear())

const notFound = 'This page is not here'
const office = '/office/registrations'

async function expectNoPage(path: string): Promise<void> {
  user.open(path)
  await screen.findByRole('heading', { name: notFound })
  expect(screen.queryByRole('navigation', { name: 'Office' })).toBeNull()
  user.leave()
}

it('a visitor finds no page, nor does a parent, nor staff whose address is not verified', async () => {
  for (const path of ['/office', '/office/families/u1']) await expectNoPage(path)
  await signInNewParent()
  await expectNoPage(office)
  await signInStaff({})
  await expectNoPage(office)
})

it('staff find the office, with its four pages, and later from the dashboard too', async () => {
  await signInStaff()
  user.open(office)
  const navigation = await screen.findByRole('navigation', { name: 'Office' })
  const names = textsOf(within(navigation).getAllByRole('link'))
  expect(names).toEqual(['Today', 'Registrations', 'Families', 'Enquiries'])
  expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Registrations')
  user.leave()
  user.open('/dashboard')
  await user.click(await screen.findByRole('link', { name: 'Office' }))
  expect(user.where()).toBe('/office')
})

it('what is typed stays when the session gets a new token', async () => {
  await signInStaff()
  user.open('/office/families')
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'gill')
  await act(checkVerification)
  expect(screen.getByRole('searchbox')).toBe(search)
})

it('a session in use goes on; one that was not used for eight hours ends, and leads back after signing in', async () => {
  const { email } = await signInStaff()
  user.open(office)
  await screen.findByRole('heading', { name: 'Registrations' })
  const start = Date.now()
  const wait = (hours: number) => vi.spyOn(Date, 'now').mockReturnValue(start + hours * 60 * 60 * 1000)
  for (const hours of [7, 14, 21]) {
    wait(hours)
    await user.click(await screen.findByRole('heading', { name: 'Registrations' }))
    await waitFor(() => expect(parseInt(localStorage.getItem('office-used') ?? '')).toBe(Date.now()))
  }
  expect(user.where()).toBe(office)
  wait(21 + 8)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(user.where()).toBe('/login'))
  vi.restoreAllMocks()
  await screen.findAllByRole('heading', { name: 'Sign in' })
  await signInAs(email, password)
  await waitFor(() => expect(user.where()).toBe(office))
})
