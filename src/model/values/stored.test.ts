import { describe, expect, it } from 'vitest'
import { isDocumentId } from './stored.ts'

describe('an id', () => {
  it.each(['1', 'counting-to-twenty', 'A9', 'a'.repeat(64)])('can be %j', (text) => {
    expect(isDocumentId(text)).toBe(true)
  })

  it.each(['', 'a/b', '__x__', '..', 'a b', 'ਪ', 'a'.repeat(65)])('cannot be %j', (text) => {
    expect(isDocumentId(text)).toBe(false)
  })
})
