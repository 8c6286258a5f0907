import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { lacksOf } from './settings.ts'

const own = {
  name: 'Ujala',
  address: 'https://ujala.org',
  email: 'office@ujala.org',
  phone: '1',
  refunds: '2',
}
const ready = { ...site, ...own, replyTime: '3', bankDetails: ['4'], sendsLetters: true, city: 'Leeds' }
const said = { replyTime: '੩', refunds: '੨', city: 'ਲੀਡਜ਼' }

test.each([
  [{}, {}, 'missing: ; poorer: '],
  [
    { address: 'https://ujala.example' },
    {},
    'missing: src/content/site.ts: address is still https://ujala.example.',
  ],
  [{ email: '' }, {}, 'missing: src/content/site.ts: email is empty.'],
  [{}, { refunds: '' }, 'missing: pa.ts: refunds is empty.'],
  [
    { bankDetails: [] },
    {},
    'poorer: src/content/site.ts: bankDetails is not set: parents wait for a message',
  ],
  [
    { sendsLetters: false },
    {},
    'poorer: src/content/site.ts: sendsLetters is not set: no page promises a letter',
  ],
])('a school with %j, in Punjabi %j, lacks: %s', (change, inPunjabi, expected) => {
  const { missing, poorer } = lacksOf({ ...ready, ...change }, { 'pa.ts': { ...said, ...inPunjabi } })
  expect(`missing: ${missing.join()}; poorer: ${poorer.join()}`).toContain(expected)
  expect([...missing, ...poorer]).toHaveLength(expected.endsWith(': ') ? 0 : 1)
})
