import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NavigationEffects } from '#app/navigation-effects.tsx'
import { HomePage } from '#pages/public/home/home-page.tsx'
import { present } from './visit-member.tsx'
import { visit } from './visit-public.tsx'

describe('The start page', () => {
  it('leads to the courses from its first words and from its mission (S2.21)', () => {
    visit('/')
    screen.getByRole('heading', { level: 1, name: 'Help your child speak, read and love Punjabi' })
    expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/courses')
    const mission = screen.getByRole('heading', { level: 2, name: 'Our mission' }).closest('section')
    const link = within(present(mission)).getByRole('link', { name: 'Start Learning' })
    expect(link.getAttribute('href')).toBe('/courses')
  })

  it('shows the first five letters, each with a word in Gurmukhi that begins with it', () => {
    visit('/')
    const cards = ['ਊਠ', 'ਅੰਬ', 'ਇੱਟ', 'ਸੇਬ', 'ਹਾਥੀ'].map((word) => screen.getByText(word))
    expect(cards.map((card) => card.lang)).toEqual(['pa', 'pa', 'pa', 'pa', 'pa'])
    expect(cards.map((card) => card.nextElementSibling?.textContent)).toEqual([
      'ooth, camel',
      'amb, mango',
      'itt, brick',
      'seb, apple',
      'haathi, elephant',
    ])
  })

  it('gives six reasons (S2.23, S2.24, S2.25, S2.26, S2.27, S2.28, S2.29)', () => {
    visit('/')
    const section = present(
      screen.getByRole('heading', { level: 2, name: 'Why Choose Us' }).closest('section'),
    )
    const reasons = within(section).getAllByRole('heading', { level: 3 })
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Scheduled learning',
      'Expert instructors',
      'Cultural immersion',
      'Affordable pricing',
      'Community support',
      'Comprehensive resources',
    ])
  })
})

function Courses() {
  return (
    <main>
      <h1>Courses</h1>
    </main>
  )
}

describe('Leaving the start page', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')

  beforeEach(() => {
    scrollTo.mockReset()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(
      <MemoryRouter>
        <NavigationEffects />
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/courses" element={<Courses />} />
        </Routes>
      </MemoryRouter>,
    )
  })
  afterEach(() => vi.useRealTimers())

  it('scrolls to the top 100 ms after Start Learning, and not before (S2.22, S9.12)', () => {
    fireEvent.click(screen.getByRole('link', { name: 'Start Learning' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Courses' }))
    vi.advanceTimersByTime(99)
    expect(scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100 - 99)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  it('scrolls at once after every other link', () => {
    fireEvent.click(screen.getByRole('link', { name: 'See the courses' }))
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })
})
