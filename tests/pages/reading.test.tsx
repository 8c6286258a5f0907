import { site } from '#content/site.ts'
import { holdRequests } from '../data/support/connection.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { emptySchool, writeDocument } from '../support/school.ts'
import { configure, hrefOf, present, textsOf, user } from './visit-member.tsx'

// Pages that are only read.

beforeEach(emptySchool)

const kites = {
  title: 'Kites',
  SmallDescription: 'A first word.',
  date: '2027-02-14',
  content: `<p>Say it <em>tonight</em>.</p><img src="/pictures/level-1.svg" alt="A camel">${'word '.repeat(180)}`,
}
const letters = { title: 'Letters', date: '2026-11-21', content: '<p>ਸਤ ਸ੍ਰੀ ਅਕਾਲ</p>' }

describe('The blog page', () => {
  it('has a banner, and says where there are no posts, as the page of one does (S2.51, S2.54, S2.57)', async () => {
    user.open('/blog')
    await screen.findByRole('heading', { level: 1, name: 'Punjabi at home' })
    screen.getByText('Words, stories and small games for the whole family.')
    await screen.findByText('There are no blogs available right now, please check again soon.')
    cleanup()
    user.open('/blogs/none')
    await screen.findByText('Blog not found!')
    expect(screen.queryAllByText('Loading')).toEqual([])
    expect(hrefOf('All posts')).toBe('/blog')
  })

  it('has a card for each post, the newest first, with what it is about (S2.52, S2.53, S7.15, B8.14)', async () => {
    await writeDocument('Blogs/a', letters)
    await writeDocument('Blogs/b', kites)
    user.open('/blog')
    const main = within(await screen.findByRole('main'))
    const [newer, older] = await main.findAllByRole('listitem')
    const card = within(present(newer))
    card.getByRole('heading', { level: 2, name: kites.title })
    card.getByText(kites.SmallDescription)
    expect(newer?.textContent).toContain('14 Feb 2027 · 2 minutes to read')
    const picture = newer?.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/pictures/level-1.svg', ''])
    expect(older?.textContent).toContain('21 Nov 2026 · 1 minute to read')
    expect(older?.querySelector('img')).toBeNull()
    const link = main.getByRole('link', { name: 'Read More about Letters' })
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Read More about Letters', '/Blogs/a'])
    await user.click(link)
    await screen.findByText('ਸਤ ਸ੍ਰੀ ਅਕਾਲ')
  })
})

describe('A blog post', () => {
  it('shows Loading, then the stored HTML (S2.55, S2.56, S3.14, S7.16)', async () => {
    const { title, SmallDescription, content } = kites
    await writeDocument('Blogs/kites', { title, SmallDescription, content })
    const release = holdRequests('/documents')
    user.open('/blogs/kites')
    const main = await screen.findByRole('main')
    expect((await within(main).findByRole('status')).textContent).toBe('Loading')
    release()
    expect((await screen.findByRole('emphasis')).textContent).toBe('tonight')
    screen.getByRole('heading', { level: 1, name: 'Kites' })
    screen.getByText('A first word.')
    expect(document.title).toBe(`Kites · ${site.name}`)
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('leads from its end to the next post where one is known, and to the level that starts next, or to all where none is to come (B8.15)', async () => {
    await writeDocument('Blogs/a', kites)
    await writeDocument('Blogs/b', letters)
    configure(env, { levelStarts: [['2020-01-06', '1']] })
    user.open('/blogs/a')
    await screen.findByRole('heading', { level: 1, name: 'Kites' })
    expect(screen.queryByRole('navigation', { name: 'Read next' })).toBeNull()
    expect(hrefOf('See the courses')).toBe('/courses')
    cleanup()
    configure(env, { levelStarts: [...env.levelStarts, ['2999-01-07', '2'], ['2999-06-03', '3']] })
    user.open('/blog')
    await user.click(await screen.findByRole('link', { name: 'Read More about Kites' }))
    const next = within(await screen.findByRole('navigation', { name: 'Read next' }))
    expect(hrefOf('Level 2 starts 7 Jan 2999')).toBe('/courses/2')
    await user.click(next.getByRole('link', { name: 'Letters' }))
    await screen.findByRole('heading', { level: 1, name: 'Letters' })
  })
})

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
    'Who is responsible',
    'Where it is',
    'How long, and how to change it',
    'On your device',
    'Children',
    'For everybody to use',
  ])
  const addresses = main.getAllByRole('link', { name: site.email })
  expect(addresses.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`mailto:${site.email}`))
})

it('The privacy page says who is responsible, where services work, where to complain and its date, where the school has said it', async () => {
  const { countries } = site
  const facts = {
    responsible: 'Asha Gill, 1 Long Street',
    authority: 'the Privacy Commissioner',
    statementsDate: '2026-11-30',
    replyTime: 'within two days',
  }
  const said = /Responsible for|complain|these countries|As of|We answer/
  user.open('/privacy')
  await screen.findByText(/If something of yours gets into the wrong hands/)
  expect(screen.queryAllByText(said)).toEqual([])
  cleanup()
  configure(site, facts)
  configure(countries, { database: 'Canada', mail: 'France' })
  user.open('/privacy')
  await screen.findByText('Responsible for what is kept here: Asha Gill, 1 Long Street.')
  expect(textsOf(screen.getAllByText(said)).slice(1)).toEqual([
    'You can complain about us to the Privacy Commissioner.',
    'As of 30 Nov 2026.',
    'What you give us is kept and processed in these countries: the database (Firestore): Canada; our mail: France.',
    'If you ask, we send you any page in another form, such as large print or plain text. We answer within two days. As of 30 Nov 2026.',
  ])
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
