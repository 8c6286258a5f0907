import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { lacksOf } from './settings.ts'

const ready = {
  ...site,
  name: 'Ujala',
  address: 'https://ujala.org',
  email: 'office@ujala.org',
  phone: '+1 416 555 0100',
  replyTime: 'within two days',
  bankDetails: ['Account 1'],
  refunds: 'Until the first class.',
  sendsLetters: true,
}
const said = { replyTime: 'ਦੋ ਦਿਨਾਂ ਵਿੱਚ', refunds: '…', city: 'ਟੋਰਾਂਟੋ' }

test('a school that has said everything lacks nothing', () => {
  expect(lacksOf(ready, { 'pa.ts': said })).toEqual({ missing: [], poorer: [] })
})

test.each([
  [
    { address: 'https://ujala.example' },
    'missing',
    'src/content/site.ts: address is still https://ujala.example.',
  ],
  [{ email: '' }, 'missing', 'src/content/site.ts: email is empty.'],
  [
    { bankDetails: [] },
    'poorer',
    'src/content/site.ts: bankDetails is not set: parents wait for a message with the bank details.',
  ],
  [
    { sendsLetters: false },
    'poorer',
    'src/content/site.ts: sendsLetters is not set: no page promises a letter (docs/deployment.md, Letters).',
  ],
] as const)('%j is told as %s', (change, kind, sentence) => {
  expect(lacksOf({ ...ready, ...change }, { 'pa.ts': said })).toEqual({
    missing: [],
    poorer: [],
    [kind]: [sentence],
  })
})

test('what the school says in one language and not in another is missing there', () => {
  expect(lacksOf(ready, { 'pa.ts': { ...said, refunds: '' } }).missing).toEqual(['pa.ts: refunds is empty.'])
})
