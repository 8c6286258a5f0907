import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from './visit-public.tsx'

function answerTo(question: string): HTMLElement {
  const item = screen.getByRole('heading', { level: 2, name: question }).closest('details')
  if (item === null) throw new Error(`${question} is no question of the list.`)
  return item
}

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

  it('says what ages the classes are for (S9.06)', () => {
    visit('/faq')
    expect(answerTo('What ages are the classes for?').textContent).toContain('Children aged 6 to 12.')
  })

  it('says how often and on which days the classes are (S9.03)', () => {
    visit('/faq')
    const answer = answerTo('How often are the classes?').textContent
    expect(answer).toContain('There are 2 classes per week, on 2 of 5 days')
  })

  it('says how long a level takes (S9.04)', () => {
    visit('/faq')
    expect(answerTo('How long does a level take?').textContent).toContain('a 20-week program')
  })

  it('says how many levels there are and how long each is (S9.05)', () => {
    visit('/faq')
    expect(answerTo('How many levels are there?').textContent).toContain('Four levels of 5 months each')
  })
})
