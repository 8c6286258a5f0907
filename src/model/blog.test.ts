import { describe, expect, it } from 'vitest'
import { readBlogPost, readListedPost } from './blog.ts'

describe('a blog post', () => {
  it('is read in any shape', () => {
    expect(readBlogPost('p', { title: 'Lohri', SmallDescription: 3 })).toEqual({
      id: 'p',
      title: 'Lohri',
      smallDescription: '3',
      picture: '',
      content: '',
    })
  })

  it('has the first picture of its content, if that is one of this site', () => {
    const picture = (content: string) => readListedPost('p', { content }).picture
    expect(picture('<p>Hi</p><img alt="" src="/pictures/a.svg"><img src="/pictures/b.svg">')).toBe(
      '/pictures/a.svg',
    )
    expect(picture('<img src="//elsewhere.example/a.svg">')).toBe('')
    expect(picture('<img src="javascript:alert(1)">')).toBe('')
  })
})
