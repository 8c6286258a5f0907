import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { lacksOf } from './settings.ts'

const names = {
  names: { pa: 'ਉਜਾਲਾ' },
  cities: { pa: 'ਲੀਡਜ਼' },
  languages: ['en', 'pa'],
  name: 'Ujala',
  city: 'Leeds',
}
const more = { phone: '1', refunds: '2', replyTime: '3', bankDetails: ['4'], sendsLetters: true }
const privacy = {
  responsible: '5',
  authority: '6',
  statementsDate: '2026-11-30',
  countries: { database: '7', signIn: '8', form: '9', mail: '10' },
}
const complete = {
  ...site,
  ...names,
  ...more,
  ...privacy,
  address: 'https://ujala.org',
  email: 'office@ujala.org',
}

test.each([
  [{}, {}, []],
  [{ address: 'https://a.example' }, {}, ['Missing  address is still "https://a.example".']],
  [{ email: '' }, {}, ['Missing  email is still "".']],
  [{ cities: {}, languages: ['en'] }, {}, []],
  [{ cities: {} }, {}, ['Optional cities has none for pa: its pages say the English one.']],
  [{}, { authority: '' }, ['Missing  pa.ts: authority is empty.']],
  [
    { responsible: '' },
    {},
    ['Optional responsible is not set: the privacy page names nobody who is responsible.'],
  ],
  [
    { countries: { ...privacy.countries, mail: '' } },
    { countries: { ...privacy.countries, form: '', mail: '' } },
    [
      'Optional countries has none for mail: the privacy page does not say where it works.',
      'Optional pa.ts: countries has none for form: the privacy page does not say where it works.',
    ],
  ],
  [{}, { refunds: '' }, ['Missing  pa.ts: refunds is empty.']],
  [
    { bankDetails: [] },
    {},
    ['Optional bankDetails is not set: parents wait for a message with the bank details.'],
  ],
  [
    { sendsLetters: false },
    {},
    ['Optional sendsLetters is not set: no page promises a letter (docs/deployment.md, Letters).'],
  ],
])('a school with %j, in Punjabi %j, lacks: %s', (change, inPunjabi, expected) => {
  const lacks = lacksOf(
    { ...complete, ...change },
    { 'pa.ts': { replyTime: '੩', refunds: '੨', ...inPunjabi } },
  )
  expect(lacks.map((sentence) => sentence.replace('src/content/site.ts: ', ''))).toEqual(expected)
})
