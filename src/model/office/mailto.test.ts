import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailto, mailtoAll } from './mailto.ts'

/** Texts as they are stored: Latin, Gurmukhi with its signs, emoji, and halves of characters from long ago. */
const texts = fc.string({
  unit: fc.constantFrom('a', ' ', '\n', '&', '%', 'ਪੰ', 'ੁ', '👨‍👩‍👧', '😀', '\ud83d', '\ude00'),
  maxLength: 400,
  size: 'max',
})

it('an answer is never too long for a mail program, and has whole characters from the beginning', () => {
  fc.assert(
    fc.property(texts, texts, texts, (to, subject, body) => {
      const address = mailto(to, subject, body)
      expect(address.length).toBeLessThanOrEqual(1_800)
      const opened = new URL(address)
      const written = opened.searchParams.get('body') ?? ''
      expect(body.replace(/\p{Cs}/gu, '\ufffd').startsWith(written)).toBe(true)
      expect(mailtoAll([to, subject])?.length ?? 0).toBeLessThanOrEqual(1_800)
    }),
  )
  const question = 'ਪੱਧਰ? 😀'.repeat(200)
  const address = mailto('jeet+1@example.org', 'ਜਵਾਬ', `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ\n${question}`)
  expect(address).toMatch(/^mailto:jeet%2B1%40example.org\?subject=%E0/)
  expect(address.length).toBeGreaterThan(1_700)
})
