import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from './visit-public.tsx'

describe('The FAQ page', () => {
  it('asks seven questions that exclude each other, all closed at first (S2.49)', () => {
    visit('/faq')
    screen.getByRole('heading', { level: 1, name: 'Questions parents ask' })
    const items = [...document.querySelectorAll('details')]
    expect(items).toHaveLength(7)
    expect(items.every((item) => item.getAttribute('name') === 'faq' && !item.open)).toBe(true)
    expect(new Set(items.map((item) => item.querySelector('summary h2')?.textContent)).size).toBe(7)
    expect(items.every((item) => (item.querySelector('p')?.textContent ?? '').length > 40)).toBe(true)
  })

  it('says what ages the classes are for, how often and on which days they are, and how long each level takes (S9.03, S9.04, S9.05, S9.06)', () => {
    visit('/faq')
    for (const [question, answer] of [
      ['What ages are the classes for?', 'Children aged 6 to 12.'],
      ['How often are the classes?', 'There are 2 classes per week, on 2 of 5 days'],
      ['How long does a level take?', 'a 20-week program'],
      ['How many levels are there?', 'Four levels of 5 months each'],
    ] as const) {
      const heading = screen.getByRole('heading', { level: 2, name: question })
      expect(heading.closest('details')?.textContent).toContain(answer)
    }
  })
})
