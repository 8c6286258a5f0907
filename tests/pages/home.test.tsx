import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NavigationEffects } from '#app/navigation-effects.tsx'
import { queryClient } from '#data/read.ts'
import { HomePage } from '#pages/public/home/home-page.tsx'
import { seedCourses, writeDocument } from '../support/school.ts'
import { present } from './visit-member.tsx'
import { emptySchool, visit } from './visit-public.tsx'

describe('The start page', () => {
  it('leads to the courses from its first words and from its mission (S2.21)', () => {
    visit('/')
    screen.getByRole('heading', { level: 1, name: 'Help your child speak, read and love Punjabi' })
    expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/courses')
    const mission = screen.getByRole('heading', { level: 2, name: 'Our mission' }).closest('section')
    const link = within(present(mission)).getByRole('link', { name: 'Start Learning' })
    expect(link.getAttribute('href')).toBe('/courses')
  })

  it('greets in Punjabi, and says how that is read and what it means', () => {
    visit('/')
    const greeting = screen.getByText('ਜੀ ਆਇਆਂ ਨੂੰ')
    expect(greeting.lang).toBe('pa')
    expect(screen.getByText('ji aaiaan noon').lang).toBe('pa-Latn')
    expect(greeting.parentElement?.textContent).toBe('ਜੀ ਆਇਆਂ ਨੂੰ ji aaiaan noon, welcome')
  })

  it('shows the first five letters, each by its name and with a word that begins with it', () => {
    visit('/')
    for (const [name, reading, word, wordReading, meaning] of [
      ['ਊੜਾ', 'oora', 'ਊਠ', 'ooth', 'camel'],
      ['ਐੜਾ', 'aira', 'ਅੰਬ', 'amb', 'mango'],
      ['ਈੜੀ', 'eeri', 'ਇੱਟ', 'itt', 'brick'],
      ['ਸੱਸਾ', 'sassa', 'ਸੇਬ', 'seb', 'apple'],
      ['ਹਾਹਾ', 'haaha', 'ਹਾਥੀ', 'haathi', 'elephant'],
    ] as const) {
      const card = within(present(screen.getByText(name).closest('li')))
      expect([name, word].map((each) => card.getByText(each).lang)).toEqual(['pa', 'pa'])
      expect([reading, wordReading].map((each) => card.getByText(each).lang)).toEqual(['pa-Latn', 'pa-Latn'])
      card.getByText(meaning)
    }
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

describe('The end of the start page', () => {
  beforeEach(emptySchool)

  it('has the levels with start and price, and two posts, where the visit began elsewhere (B10.03)', async () => {
    await seedCourses()
    visit('/')
    const [levels, posts] = await Promise.all([cardsBelow('Choose a level'), cardsBelow('Punjabi at home')])
    expect(levels.map(linkIn)).toEqual(['/courses/1', '/courses/2', '/courses/3', '/courses/4'])
    expect(present(levels[0]).textContent).toMatch(
      /^Level 1First lettersStarts \d+ \w+ \d+\$100 for each child$/,
    )
    expect(posts.map(linkIn)).toHaveLength(2)
    for (const post of posts) expect(linkIn(post)).toMatch(/^\/Blogs\/[a-z-]+$/)
    const question = screen.getByRole('heading', { level: 2, name: 'Not sure which level fits?' })
    const write = within(present(question.closest('section'))).getByRole('link')
    expect([write.textContent.trim(), write.getAttribute('href')]).toEqual(['Write to us', '/contact'])
  })

  it('names no price of a term that is over, and says since when one is running (B10.04)', async () => {
    const term = { imageUrl: '', cost: 100, StartDate: '2020-01-11' }
    await writeDocument('Course/1', { ...term, Title: 'Over', EndDate: '2020-05-28' })
    await writeDocument('Course/2', { ...term, Title: 'Running', EndDate: '2999-05-28' })
    visit('/')
    const [over, running] = await cardsBelow('Choose a level')
    expect(present(over).textContent).toBe('Level 1OverThis term has ended.')
    expect(present(running).textContent).toBe('Level 2RunningRunning since 11 Jan 2020$100 for each child')
  })

  it('leaves out what the school has not published', async () => {
    await writeDocument('Blogs/one', { title: 'The only post' })
    visit('/')
    const posts = await cardsBelow('Punjabi at home')
    expect(posts.map(({ textContent }) => textContent)).toEqual(['The only post'])
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('heading', { name: 'Choose a level' })).toBeNull()
  })
})

async function cardsBelow(heading: string): Promise<HTMLElement[]> {
  const section = present(
    (await screen.findByRole('heading', { level: 2, name: heading })).closest('section'),
  )
  return within(section).getAllByRole('listitem')
}

function linkIn(card: HTMLElement): string | null {
  return within(card).getByRole('link').getAttribute('href')
}
