import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

describe('the addresses of the site', () => {
  it('never take an id for a part of the address', () => {
    expect(paths.course('a/b?c#d')).toBe('/courses/a%2Fb%3Fc%23d')
    expect(paths.blogPost('ਚੰਨ')).toBe(`/Blogs/${encodeURIComponent('ਚੰਨ')}`)
  })
})
