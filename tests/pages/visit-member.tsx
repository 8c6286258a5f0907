// The site as a parent meets it: all routes, the real session, the real backend.
import { requestsMade } from '../data/support/connection.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { AppRoutes } from '#app/routes.tsx'
import { AuthProvider } from '#auth/auth.tsx'
import { queryClient } from '#data/read.ts'

export interface Visit {
  user: UserEvent
  /** The address, as the address bar has it. */
  where: () => string
  /** Presses the back button of the browser. */
  goBack: () => void
}

/** Opens the site at an address. */
export function openSite(path: string, { isStrict = false } = {}): Visit {
  let now = { pathname: '', search: '' }
  let navigate: NavigateFunction = () => undefined

  function AddressBar() {
    now = useLocation()
    navigate = useNavigate()
    return null
  }

  const site = (
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider>
        <AppRoutes />
      </AuthProvider>
      <AddressBar />
    </MemoryRouter>
  )
  render(isStrict ? <StrictMode>{site}</StrictMode> : site)
  return {
    user: userEvent.setup({ delay: null }),
    where: () => now.pathname + now.search,
    goBack: () => act(() => void navigate(-1)),
  }
}

/** What a reload forgets: the page, and all that it has read. */
export function forgetPage(): void {
  cleanup()
  queryClient.clear()
}

afterEach(forgetPage)

/** Sets the device's time zone for the rest of the test. */
export function stayIn(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => spy.mockRestore())
}

/** Opens the dashboard and waits until both tables, or what stands for them, are there. */
export async function openDashboard(): Promise<Visit> {
  const visit = openSite('/dashboard')
  await screen.findByRole('heading', { name: 'Your Registrations' })
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  return visit
}

/** Presses the button that opens a dialog. */
export async function openDialog(user: UserEvent, button: string, name = button): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name })
}

/** Types each text into the field of its label, in place of what is there. */
export async function fill(
  user: UserEvent,
  scope: HTMLElement,
  fields: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = within(scope).getByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
}

/** Fills fields of a form in, and presses the button that sends it. */
export async function send(
  user: UserEvent,
  form: HTMLElement,
  fields: Record<string, string> = {},
): Promise<void> {
  await fill(user, form, fields)
  await user.click(present(form.querySelector('[type="submit"]')))
}

/** What stands in the fields with these labels. */
export function typedIn(scope: HTMLElement, labels: string[]): Record<string, string> {
  const valueOf = (label: string) => within(scope).getByLabelText<HTMLInputElement>(label).value
  return Object.fromEntries(labels.map((label) => [label, valueOf(label)]))
}

/** The names of the fields that are marked as wrong. */
export function wrongFields(scope: HTMLElement): string[] {
  return [...scope.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name') ?? '')
}

/** Waits for a message with this title, reads its text, and dismisses it. */
export async function dismissMessage(user: UserEvent, title: string): Promise<string> {
  const message = await screen.findByRole('dialog', { name: title })
  const text = message.querySelector('.swal2-html-container')?.textContent ?? ''
  await user.click(within(message).getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  return text
}

/** What each of these elements says. */
export function textsOf(elements: Iterable<Element>): string[] {
  return Array.from(elements, ({ textContent }) => textContent)
}

/** The heads of a table's columns. */
export function columnsOf(caption: string): string[] {
  return textsOf(within(screen.getByRole('table', { name: caption })).getAllByRole('columnheader'))
}

/** The cells of a table, row by row, without its head. */
export async function rowsOf(caption: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: caption })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map((row) =>
    [...row.children].map((cell) => (cell.firstElementChild ?? cell).textContent.trim()),
  )
}

/** The card or part of a page with this heading. */
export async function sectionOf(heading: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { name: heading })
  return present(title.closest('section'))
}

/** What must be there: the test ends where it is not. */
export function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('Something that must be there is missing.')
  return thing
}

/** Waits until so many such requests were made. */
export async function afterRequests(count: number, part: string): Promise<void> {
  await waitFor(() => expect(requestsMade(part)).toBe(count))
}

/** A birthdate of somebody who is so many years old, whatever day it is. */
export function bornYearsAgo(years: number): string {
  return `${new Date().getFullYear() - years}-01-01`
}
