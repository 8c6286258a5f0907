import { expect, it } from 'vitest'
import { pairSentences } from './side-by-side.ts'

it('every sentence stands beside its Punjabi, with its doubt where there is one', async () => {
  const pairs = await pairSentences()
  expect(pairs).toContainEqual({
    key: 'account.signUp.title',
    english: 'Create account',
    punjabi: 'ਖਾਤਾ ਬਣਾਓ',
    doubt: '',
  })
  expect(pairs.find(({ key }) => key === 'courses.level')?.punjabi).toContain('ਪੱਧਰ ${level}')
  expect(pairs.find(({ key }) => key === 'enrol.cart.checkout')?.doubt).toContain(
    'says that the press enrols',
  )
  expect(pairs.find(({ key }) => key === 'courses/2.learn.1')?.punjabi).toMatch(/^ਖਾਣਾ-ਪੀਣਾ: /)
  expect(pairs.find(({ key }) => key === 'letter.subject')?.punjabi).toContain('ਥਾਂ ਪੱਕੀ ਹੈ: ${course}')
  // What teaches the reader of English to read Gurmukhi has none.
  const withoutPunjabi = pairs.filter(({ punjabi }) => punjabi === '').map(({ key }) => key)
  expect(withoutPunjabi.filter((key) => !/^home\.(greeting|letters)/.test(key))).toEqual([])
})
