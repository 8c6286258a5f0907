import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from './visit-public'

describe('The start page', () => {
  it('leads to the courses from its first words and from its mission', () => {
    visit('/')
    screen.getByRole('heading', { level: 1, name: 'Help your child speak, read and love Punjabi' })
    for (const name of ['See the courses', 'Start Learning']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/courses')
    }
  })

  it('gives six reasons', () => {
    visit('/')
    screen.getByRole('heading', { level: 2, name: 'Why Choose Us' })
    const reasons = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
    expect(reasons).toEqual([
      'Scheduled learning',
      'Expert instructors',
      'Cultural immersion',
      'Affordable pricing',
      'Community support',
      'Comprehensive resources',
    ])
  })
})
