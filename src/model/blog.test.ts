import { describe, expect, it } from 'vitest'
import { readBlogPost } from './blog.ts'

describe('a blog post', () => {
  it('is read in any shape', () => {
    expect(readBlogPost('p', { title: 'Lohri', SmallDescription: 3 })).toEqual({
      id: 'p',
      title: 'Lohri',
      smallDescription: '3',
      content: '',
    })
  })
})
