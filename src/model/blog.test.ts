import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readBlogPost } from './blog.ts'
import { publishedBlogPost } from '#school/catalogue/published.ts'

describe('a blog post', () => {
  it('is read in any shape', () => {
    expect(readBlogPost('p', { title: 'Lohri', SmallDescription: 3 })).toEqual({
      id: 'p',
      title: 'Lohri',
      smallDescription: '3',
      content: '',
    })
  })

  it('is published with a title, a small description and content, and nothing else', () => {
    const post = { title: 'Lohri', SmallDescription: 'A fire.', content: '<p>…</p>' }
    expect(v.is(publishedBlogPost, post)).toBe(true)
    expect(v.is(publishedBlogPost, { ...post, content: ' ' })).toBe(false)
    expect(v.is(publishedBlogPost, { ...post, author: 'x' })).toBe(false)
  })
})
