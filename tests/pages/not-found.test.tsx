import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite } from './visit-member.tsx'

describe('An address where no page is', () => {
  it('says so and leads on', async () => {
    for (const path of ['/nowhere', '/courses/1/nowhere', '/Blogs', '/dashboard/1']) {
      openSite(path)
      await screen.findByRole('heading', { level: 1, name: 'This page is not here' })
      expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/courses')
      expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
      expect(document.title).toBe('This page is not here · Painti')
      cleanup()
    }
  })

  it('is read here through a translation, as every page is in these tests', async () => {
    openSite('/nowhere')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.querySelector('font font')?.textContent).toBe('This page is not here')
  })
})
