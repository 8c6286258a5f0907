import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from './visit-public.tsx'

describe('An address where no page is', () => {
  it('says so and leads on', () => {
    visit('/nowhere')
    screen.getByRole('heading', { level: 1, name: 'This page is not here' })
    expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/courses')
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
    expect(document.title).toBe('This page is not here · Painti')
  })
})
