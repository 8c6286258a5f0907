// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { GlobalWindow } from 'happy-dom'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AuthContext, type Session } from '#auth/auth-context.ts'
import { rememberSignedIn } from '#auth/known-device.ts'
import { Header } from './header.tsx'

/** The width of happy-dom's window; its media queries answer and change with it. */
function setWidth(width: number) {
  ;(window as unknown as GlobalWindow).happyDOM.setViewport({ width })
}

beforeEach(() => setWidth(360))
afterEach(cleanup)

function showHeader(session: Session, path = '/') {
  return render(
    <AuthContext value={{ session, wake: () => undefined }}>
      <MemoryRouter initialEntries={[path]}>
        <Header />
        <p>page</p>
      </MemoryRouter>
    </AuthContext>,
  )
}

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return screen.getByRole('button', { name: 'Close menu' })
}

function linkNames() {
  return within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

describe('Header', () => {
  it('leads a visitor to every public page, with Login last (S2.01)', () => {
    showHeader({ state: 'signed-out' })
    expect(linkNames()).toEqual([
      ['Home', '/'],
      ['Courses', '/courses'],
      ['FAQ', '/faq'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
      ['Login', '/login'],
    ])
  })

  it('leads a signed-in parent to the dashboard instead of the login', () => {
    showHeader({
      state: 'signed-in',
      user: { uid: 'u1', isEmailVerified: true, email: 'harleen@example.com' },
    })
    expect(linkNames().at(-1)).toEqual(['Profile', '/dashboard'])
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it('shows, while the session is being fetched, what this device knew last', () => {
    showHeader({ state: 'fetching' })
    expect(linkNames().at(-1)).toEqual(['Login', '/login'])
    cleanup()
    rememberSignedIn(true)
    showHeader({ state: 'fetching' })
    expect(linkNames().at(-1)).toEqual(['Profile', '/dashboard'])
    rememberSignedIn(false)
  })

  it.each([
    ['/', 'Home'],
    ['/Courses/2/enroll', 'Courses'],
    ['/Blogs/first-words', 'Blog'],
  ])('marks where %s belongs', (path, name) => {
    showHeader({ state: 'signed-out' }, path)
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.textContent)).toEqual([name])
  })

  it('opens and closes its menu with the button', async () => {
    showHeader({ state: 'signed-out' })
    const button = await openMenu()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes its menu when a link is chosen', async () => {
    showHeader({ state: 'signed-out' })
    const button = await openMenu()
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes its menu on Escape and gives the focus to its button', async () => {
    showHeader({ state: 'signed-out' })
    const button = await openMenu()
    screen.getByRole('link', { name: 'Blog' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('closes its menu when the page beside it is pressed', async () => {
    showHeader({ state: 'signed-out' })
    const button = await openMenu()
    await userEvent.click(screen.getByText('page'))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes its menu when the viewport grows wider than 1050 px, and not before', async () => {
    showHeader({ state: 'signed-out' })
    const button = await openMenu()
    act(() => setWidth(1050))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    act(() => setWidth(1051))
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  })
})
