import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { seedCourses, writeDocument } from '../support/school.ts'
import { emptySchool, reopenSchool, visit, visitClosed } from './visit-public.tsx'

beforeEach(emptySchool)
afterEach(reopenSchool)

describe('The blog page', () => {
  it('shows title and small description on each card, and leads to the post (S2.52, S2.53)', async () => {
    const hello = { title: 'Hello', SmallDescription: 'A first word.', content: '<p>ਸਤ ਸ੍ਰੀ ਅਕਾਲ</p>' }
    await writeDocument('Blogs/hello', hello)
    visit('/blog')
    const card = within(await screen.findByRole('listitem'))
    card.getByRole('heading', { level: 2, name: hello.title })
    card.getByText(hello.SmallDescription)
    const link = card.getByRole('link', { name: 'Read More about Hello' })
    expect(link.textContent).toBe('Read More about Hello')
    expect(link.getAttribute('href')).toBe('/Blogs/hello')
    await userEvent.click(link)
    await screen.findByText('ਸਤ ਸ੍ਰੀ ਅਕਾਲ')
  })

  it('shows on each card the picture, the day and the minutes of its post, the newest first (B8.14)', async () => {
    const content = '<h2>Go</h2><img src="/pictures/level-1.svg" alt="A camel">'
    await writeDocument('Blogs/a', { title: 'Older', date: '2026-11-21', content: '<p>Hi</p>' })
    await writeDocument('Blogs/b', {
      title: 'Newer',
      date: '2027-02-14',
      content: content + 'word '.repeat(180),
    })
    visit('/blog')
    const [newer, older] = await screen.findAllByRole('listitem')
    expect(newer?.textContent).toContain('14 Feb 2027 · 2 minutes to read')
    const picture = newer?.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/pictures/level-1.svg', ''])
    expect(older?.textContent).toContain('21 Nov 2026 · 1 minute to read')
    expect(older?.querySelector('img')).toBeNull()
  })

  it('has a banner, and says that there are no blogs where there are none (S2.51, S2.54)', async () => {
    visit('/blog')
    screen.getByRole('heading', { level: 1, name: 'Punjabi at home' })
    screen.getByText('Words, stories and small games for the whole family.')
    await screen.findByText('There are no blogs available right now, please check again soon.')
  })

  it('keeps waiting where they cannot be read, only logs why, and shows them once they can (S8.10)', async () => {
    const failed = expectConsoleError(/A read failed/)
    await seedCourses()
    const empty = 'There are no blogs available right now, please check again soon.'
    await visitClosed('/blog', failed, empty)
    expect(await screen.findAllByRole('listitem')).toHaveLength(4)
  })
})

describe('A blog post', () => {
  it('shows Loading, then the stored HTML (S2.55, S2.56)', async () => {
    await writeDocument('Blogs/hello', {
      title: 'Hello',
      SmallDescription: 'A first word.',
      content: '<p>Say it <em>tonight</em>.</p>',
    })
    visit('/blogs/hello')
    screen.getByRole('heading', { level: 1 })
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect((await screen.findByRole('emphasis')).textContent).toBe('tonight')
    screen.getByRole('heading', { level: 1, name: 'Hello' })
    screen.getByText('A first word.')
    expect(document.title).toBe('Hello · Painti')
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('leads from its end to the next post, and no further where no other is known (B8.15)', async () => {
    const content = '<p>Hi</p>'
    await writeDocument('Blogs/a', { title: 'Kites', date: '2027-02-14', content })
    await writeDocument('Blogs/b', { title: 'Letters', date: '2026-11-21', content })
    visit('/blogs/a')
    await screen.findByRole('heading', { level: 1, name: 'Kites' })
    expect(screen.queryByRole('navigation', { name: 'Read next' })).toBeNull()
    cleanup()
    visit('/blog')
    await userEvent.click(await screen.findByRole('link', { name: 'Read More about Kites' }))
    const next = within(await screen.findByRole('navigation', { name: 'Read next' }))
    await userEvent.click(next.getByRole('link', { name: 'Letters' }))
    await screen.findByRole('heading', { level: 1, name: 'Letters' })
  })

  it('says Blog not found! where there is none (S2.57)', async () => {
    visit('/blogs/none')
    await screen.findByText('Blog not found!')
    expect(screen.queryAllByText('Loading')).toEqual([])
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog')
  })

  it('keeps waiting where it cannot be read, only logs why, and shows it once it can (S8.11)', async () => {
    const failed = expectConsoleError(/A read failed/)
    await seedCourses()
    await visitClosed('/blogs/five-letters-five-friends', failed, 'Blog not found!')
    await screen.findByRole('heading', { level: 1, name: 'Five letters, five new friends' })
  })
})
