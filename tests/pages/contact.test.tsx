import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from './visit-public'

describe('The contact page', () => {
  it('gives the address and leads to the questions', () => {
    visit('/contact')
    screen.getByRole('heading', { level: 1, name: 'Write to us' })
    const address = screen.getByRole('link', { name: 'hello@painti.example' })
    expect(address.getAttribute('href')).toBe('mailto:hello@painti.example')
    expect(screen.getByRole('link', { name: 'Questions parents ask' }).getAttribute('href')).toBe('/faq')
  })
})
