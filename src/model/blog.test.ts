import { describe, expect, it } from 'vitest'
import { byDate, followerOf, readBlogPost, readListedPost } from './blog.ts'

describe('a blog post', () => {
  it('is read in any shape', () => {
    const missing = { picture: '', date: '', minutes: 0, content: '' }
    const post = { ...missing, id: 'p', title: 'Lohri', smallDescription: '3' }
    expect(readBlogPost('p', { title: 'Lohri', SmallDescription: 3, date: 'soon' })).toEqual(post)
  })

  it('has the first picture of its content, if that is one of this site', () => {
    const picture = (content: string) => readListedPost('p', { content }).picture
    expect(picture('<p>Hi</p><img alt="" src="/pictures/a.svg"><img src="/pictures/b.svg">')).toBe(
      '/pictures/a.svg',
    )
    expect(picture('<img src="//elsewhere.example/a.svg">')).toBe('')
    expect(picture('<img src="javascript:alert(1)">')).toBe('')
  })

  it('takes a minute for 180 words, which its markup is not', () => {
    const minutes = (words: number) => {
      const content = '<p class="long name">word</p>\n'.repeat(words)
      return readListedPost('p', { content }).minutes
    }
    expect([0, 1, 180, 181].map(minutes)).toEqual([0, 1, 1, 2])
  })
})

describe('the list of posts', () => {
  const post = (id: string, date: string) => readListedPost(id, { date })

  it('has the newest first and those without a date last', () => {
    const posts = [post('a', ''), post('b', '2026-12-01'), post('c', '2027-01-01'), post('d', '')]
    expect(posts.sort(byDate).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
  })

  it('leads from each post to the next one, from the last to the first, and from the only one nowhere', () => {
    const posts = [post('a', ''), post('b', '')]
    expect(followerOf('a', posts)?.id).toBe('b')
    expect(followerOf('b', posts)?.id).toBe('a')
    expect(followerOf('a', posts.slice(0, 1))).toBeUndefined()
  })
})
