import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

describe('the addresses of the site', () => {
  it('are those of the spec', () => {
    expect([paths.course('1'), paths.enrol('1'), paths.confirmation('1'), paths.blogPost('moon')]).toEqual([
      '/courses/1',
      '/courses/1/enroll',
      '/courses/1/confirmation',
      '/Blogs/moon',
    ])
  })

  it('never take an id for a part of the address', () => {
    expect(paths.course('a/b?c#d')).toBe('/courses/a%2Fb%3Fc%23d')
    expect(paths.blogPost('ਚੰਨ')).toBe(`/Blogs/${encodeURIComponent('ਚੰਨ')}`)
  })
})
