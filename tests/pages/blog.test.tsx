import { screen, within } from '@testing-library/react'
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
    const link = card.getByRole('link', { name: 'Read More: Hello' })
    expect(link.textContent).toBe('Read More')
    expect(link.getAttribute('href')).toBe('/Blogs/hello')
    await userEvent.click(link)
    await screen.findByText('ਸਤ ਸ੍ਰੀ ਅਕਾਲ')
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
    expect((await screen.findByText('tonight')).tagName).toBe('EM')
    screen.getByRole('heading', { level: 1, name: 'Hello' })
    screen.getByText('A first word.')
    expect(document.title).toBe('Hello · Painti')
    expect(screen.queryByText('Loading')).toBeNull()
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
    await screen.findByRole('heading', { level: 1, name: 'Five letters, five friends' })
  })
})
