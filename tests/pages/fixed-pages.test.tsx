import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { hrefOf, textsOf, user } from './visit-member.tsx'

it('The FAQ page asks seven questions that exclude each other, all closed at first, and says for whom the classes are, how often and how long (S2.49, S9.03, S9.04, S9.05, S9.06)', async () => {
  user.open('/faq')
  await screen.findByRole('heading', { level: 1, name: 'Questions parents ask' })
  const items = [...document.querySelectorAll('details')]
  expect(items).toHaveLength(7)
  expect(items.every((item) => item.getAttribute('name') === 'faq' && !item.open)).toBe(true)
  expect(new Set(items.map((item) => item.querySelector('summary h2')?.textContent)).size).toBe(7)
  expect(items.every((item) => (item.querySelector('p')?.textContent ?? '').length > 40)).toBe(true)
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

it('The privacy page is linked in the footer, and says what is kept and why, who sees it, where and how long', async () => {
  user.open('/faq')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }))
  await screen.findByRole('heading', { level: 1, name: 'What we keep, and why' })
  expect(user.where()).toBe('/privacy')
  expect(document.title).toBe(`Privacy · ${site.name}`)
  const main = within(screen.getByRole('main'))
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'What we keep',
    'Who can see it',
    'Where it is',
    'How long, and how to change it',
    'On your device',
    'Children',
    'For everybody to use',
  ])
  const addresses = main.getAllByRole('link', { name: site.email })
  expect(addresses.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`mailto:${site.email}`))
})

it('An address where no page is says so and leads on, read through a translation as every page is in these tests', async () => {
  for (const path of ['/nowhere', '/courses/1/nowhere', '/Blogs', '/dashboard/1']) {
    user.open(path)
    const heading = await screen.findByRole('heading', { level: 1, name: 'This page is not here' })
    expect(heading.querySelector('font font')?.textContent).toBe('This page is not here')
    expect([hrefOf('See the courses'), hrefOf('Go to the start page')]).toEqual(['/courses', '/'])
    expect(document.title).toBe(`This page is not here · ${site.name}`)
    cleanup()
  }
})
