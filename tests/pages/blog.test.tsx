import { site } from '#content/site.ts'
import { holdRequests } from '../data/support/connection.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { emptySchool, writeDocument } from '../support/school.ts'
import { configure, hrefOf, present, user } from './visit-member.tsx'

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
