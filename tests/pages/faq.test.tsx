import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from './visit-public'

describe('The FAQ page', () => {
  it('asks seven questions that exclude each other, all closed at first', () => {
    visit('/faq')
    screen.getByRole('heading', { level: 1 })
    const items = [...document.querySelectorAll('details')]
    expect(items).toHaveLength(7)
    expect(items.every((item) => item.getAttribute('name') === 'faq' && !item.open)).toBe(true)
  })
})
