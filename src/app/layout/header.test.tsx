// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { AuthContext } from '#auth/auth.tsx'
import type { Session } from '#auth/session.ts'
import { rememberSignedIn } from '#auth/known-device.ts'
import { Header } from './header.tsx'

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

function linkNames() {
  return within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

describe('Header', () => {
  it('leads a visitor to every public page and to the page in Punjabi, with Login last (S2.01)', () => {
    showHeader({ state: 'signed-out' })
    expect(linkNames()).toEqual([
      ['Home', '/'],
      ['Courses', '/courses'],
      ['FAQ', '/faq'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
      ['ਪੰਜਾਬੀ', '/pa'],
      ['Login', '/login'],
    ])
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

  it('closes its menu when the page beside it is pressed', async () => {
    showHeader({ state: 'signed-out' })
    const button = screen.getByRole('button', { name: 'Open menu' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(screen.getByText('page'))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})
