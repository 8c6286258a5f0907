// The site as a parent meets it: all routes, the real session, the real backend.
import { requestsMade } from '../data/support/connection.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { AppRoutes } from '#app/routes.tsx'
import { AuthProvider } from '#auth/auth.tsx'
import { timeZone as schoolZone } from '#content/site.ts'
import { queryClient } from '#data/read.ts'
import { seedCourses } from '../support/school.ts'

const address = { now: { pathname: '', search: '' }, goTo: (() => undefined) as NavigateFunction }

function AddressBar() {
  Object.assign(address, { now: useLocation(), goTo: useNavigate() })
  return null
}

/** Whoever is at the site, and what they do there. */
export const user = {
  ...userEvent.setup({ delay: null }),

  /** Opens the site at an address. */
  open(path: string, { isStrict = false } = {}): void {
    const site = (
      <MemoryRouter initialEntries={[path]}>
        <AuthProvider>
          <AppRoutes />
        </AuthProvider>
        <AddressBar />
      </MemoryRouter>
    )
    render(isStrict ? <StrictMode>{site}</StrictMode> : site)
  },

  /** The address, as the address bar has it. */
  where: (): string => address.now.pathname + address.now.search,

  /** Presses the back button of the browser. */
  goBack: () => act(() => void address.goTo(-1)),

  /** Forgets what a reload does: the page, and all that it has read. */
  leave: (): void => {
    cleanup()
    queryClient.clear()
  },

  /** Opens the dashboard and waits until both tables, or what stands for them, are there. */
  async openDashboard(): Promise<void> {
    user.open('/dashboard')
    await screen.findByRole('heading', { name: 'Your Registrations' })
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  },

  /** Opens a page with the form that is sent by this button. */
  async openForm(path: string, button: string): Promise<HTMLFormElement> {
    user.open(path)
    return present((await screen.findByRole('button', { name: button })).closest('form'))
  },

  /** Presses the button that opens a dialog. */
  async openDialog(button: string, name = button): Promise<HTMLElement> {
    await user.click(await screen.findByRole('button', { name: button }))
    return screen.findByRole('dialog', { name })
  },

  /** Presses the last Close of the dialog that is open. */
  async closeDialog(): Promise<void> {
    const closes = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })
    await user.click(present(closes.at(-1)))
  },

  /** Types each text into the field of its label, in place of what is there. */
  async fill(scope: HTMLElement, fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      const field = within(scope).getByLabelText(label)
      await user.clear(field)
      if (text !== '') await user.type(field, text)
    }
  },

  /** Fills fields of a form in, and presses the button that sends it. */
  async send(form: HTMLElement, fields: Record<string, string> = {}): Promise<void> {
    await user.fill(form, fields)
    await user.click(present(form.querySelector('[type="submit"]')))
  },

  /** Waits for a message with this title, reads its text, and dismisses it. */
  async dismissMessage(title: string): Promise<string> {
    const message = await screen.findByRole('dialog', { name: title })
    const text = message.querySelector('.swal2-html-container')?.textContent ?? ''
    await user.click(within(message).getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    return text
  },
}

afterEach(user.leave)

/** The school has published its courses, and parents live where it is, unless a test says otherwise. */
beforeEach(async () => {
  await seedCourses()
  stayIn(schoolZone)
})

/** Sets the device's time zone for the rest of the test. */
export function stayIn(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => spy.mockRestore())
}

/** Changes what the school has set, for the rest of the test. */
export function configure<Settings extends object>(settings: Settings, changes: Partial<Settings>): void {
  const before = { ...settings }
  onTestFinished(() => void Object.assign(settings, before))
  Object.assign(settings, changes)
}

/** What is saved from now on, and under which names. */
export function savedFiles() {
  const files: { name: string; blob: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push({ name: '', blob: file as Blob })
    return 'blob:data'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(present(files.at(-1)), { name: this.download })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return files
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

/** What stands beside `Subtotal` or another label. */
export function amountAt(label: string): string | null | undefined {
  return screen.getByText(label).closest('span, dt')?.nextElementSibling?.textContent
}

/** Where a link leads. */
export function hrefOf(name: string | RegExp, scope = document.body): string | null {
  return within(scope).getByRole('link', { name }).getAttribute('href')
}

/** Where a form with a birthdate says what is kept: in a tab of its own, because a half-filled form must not be lost. */
export function expectPrivacyLink(form: HTMLElement): void {
  const link = within(form).getByRole('link', { name: 'What we keep, and why (opens in a new tab)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacy', '_blank'])
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

/** What an element is described by, in words. */
export function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids
    .map((id) => document.getElementById(id)?.textContent.trim())
    .join(' ')
    .trim()
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
