import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { lacksOf } from './settings.ts'

const own = {
  names: { pa: 'ਉਜਾਲਾ' },
  cities: { pa: 'ਲੀਡਜ਼' },
  languages: ['en', 'pa'],
  name: 'Ujala',
  address: 'https://ujala.org',
  email: 'office@ujala.org',
  city: 'Leeds',
}
const more = { phone: '1', refunds: '2', replyTime: '3', bankDetails: ['4'], sendsLetters: true }
const said = { replyTime: '੩', refunds: '੨' }

test.each([
  [{}, {}, []],
  [
    { address: 'https://a.example' },
    {},
    ['Missing  src/content/site.ts: address is still "https://a.example".'],
  ],
  [{ email: '' }, {}, ['Missing  src/content/site.ts: email is still "".']],
  [{ cities: {}, languages: ['en'] }, {}, []],
  [
    { cities: {} },
    {},
    ['Optional src/content/site.ts: cities has none for pa: its pages say the English one.'],
  ],
  [{}, { refunds: '' }, ['Missing  pa.ts: refunds is empty.']],
  [
    { bankDetails: [], sendsLetters: false },
    {},
    [
      'Optional src/content/site.ts: bankDetails is not set: parents wait for a message with the bank details.',
      'Optional src/content/site.ts: sendsLetters is not set: no page promises a letter (docs/deployment.md, Letters).',
    ],
  ],
])('a school with %j, in Punjabi %j, lacks: %s', (change, inPunjabi, expected) => {
  const school = { ...site, ...own, ...more, ...change }
  expect(lacksOf(school, { 'pa.ts': { ...said, ...inPunjabi } })).toEqual(expected)
})
