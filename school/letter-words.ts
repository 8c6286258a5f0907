import { site } from '#content/site.ts'
import * as englishFormats from '#content/en/format.ts'
import { language as english } from '#content/en/language.ts'
import * as punjabiFormats from '#content/pa/format.ts'
import { language as punjabi } from '#content/pa/language.ts'
import type { createFormats } from '#lib/format.ts'
import { type CourseNames, englishNames } from './lists/registrations.ts'

/** What a letter says in one language. Each part of the letter is a line, or the end of one. */
interface LetterWords {
  formats: Pick<
    ReturnType<typeof createFormats>,
    'formatDay' | 'formatDays' | 'formatTimes' | 'formatWeekdays'
  >
  /** What the addresses of the pages in this language begin with. */
  basePath: string
  courseNames: CourseNames
  subject: (course: string) => string
  /** `name` is '' where none is stored. */
  hello: (name: string) => string
  /** `child` is '' where it has no name. */
  hasPlace: (child: string, course: string) => string
  days: (days: string) => string
  daysToBeAgreed: string
  fromTo: (from: string, to: string) => string
  hours: (times: string) => string
  startsAt: (time: string) => string
  firstClass: (day: string) => string
  nextClass: (day: string) => string
  term: (days: string) => string
  firstDay: (day: string) => string
  price: (amount: string) => string
  paidOn: (price: string, day: string) => string
  nothingToPay: (price: string) => string
  payBefore: (price: string, day: string) => string
  payBeforeFirstClass: (price: string) => string
  paySoon: (price: string) => string
  reference: (reference: string) => string
  detailsFollow: string
  bankDetails: string
  moreAbout: string
  answer: string
  welcome: string
}

export const inEnglish: LetterWords = {
  formats: englishFormats,
  basePath: english.basePath,
  courseNames: englishNames,
  subject: (course) => `A place in ${course}`,
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  hasPlace: (child, course) => `${child || 'Your child'} has a place in ${course}.`,
  days: (days) => `Days: ${days}`,
  daysToBeAgreed: 'Days: to be agreed',
  fromTo: (from, to) => `${from} to ${to}`,
  hours: (times) => `Hours: ${times} in ${site.city}`,
  startsAt: (time) => `Hours: from ${time} in ${site.city}`,
  firstClass: (day) => `First class: ${day}`,
  nextClass: (day) => `Next class: ${day}`,
  term: (days) => `Term: ${days}`,
  firstDay: (day) => `First day: ${day}`,
  price: (amount) => `Price: ${amount}`,
  paidOn: (price, day) => `${price}, paid on ${day}`,
  nothingToPay: (price) => `${price}, nothing to pay`,
  payBefore: (price, day) => `${price}, to pay by bank transfer before ${day}`,
  payBeforeFirstClass: (price) => `${price}, to pay by bank transfer before the first class`,
  paySoon: (price) => `${price}, to pay by bank transfer as soon as you can`,
  reference: (reference) => `Reference: ${reference} (please write it on the transfer)`,
  detailsFollow: 'We will write to you with the bank details.',
  bankDetails: 'Our bank details:',
  moreAbout: 'More about the course:',
  answer: 'If anything is not right, just answer this mail.',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, welcome!',
}

export const inPunjabi: LetterWords = {
  formats: punjabiFormats,
  basePath: punjabi.basePath,
  courseNames: { level: (level) => `ਪੱਧਰ ${level}`, school: 'ਸਾਡਾ ਸਕੂਲ' },
  // The name of a course stands by itself: within a sentence its ending would have to change.
  subject: (course) => `ਥਾਂ ਪੱਕੀ ਹੈ: ${course}`,
  hello: (name) => (name === '' ? 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,' : `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${name} ਜੀ,`),
  hasPlace: (child, course) => `${child || 'ਤੁਹਾਡੇ ਬੱਚੇ'} ਦੀ ਥਾਂ ਪੱਕੀ ਹੈ: ${course}।`,
  days: (days) => `ਦਿਨ: ${days}`,
  daysToBeAgreed: 'ਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਹੋਣਗੇ',
  fromTo: (from, to) => `${from} ਤੋਂ ${to}`,
  hours: (times) => `${site.inPunjabi.city} ਦਾ ਸਮਾਂ: ${times}`,
  startsAt: (time) => `${site.inPunjabi.city} ਦਾ ਸਮਾਂ: ${time} ਤੋਂ`,
  firstClass: (day) => `ਪਹਿਲੀ ਜਮਾਤ: ${day}`,
  nextClass: (day) => `ਅਗਲੀ ਜਮਾਤ: ${day}`,
  term: (days) => `ਸੈਸ਼ਨ: ${days}`,
  firstDay: (day) => `ਪਹਿਲਾ ਦਿਨ: ${day}`,
  price: (amount) => `ਫ਼ੀਸ: ${amount}`,
  paidOn: (price, day) => `${price}, ${day} ਨੂੰ ਭਰੀ ਗਈ`,
  nothingToPay: (price) => `${price}, ਕੁਝ ਨਹੀਂ ਭਰਨਾ`,
  payBefore: (price, day) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ${day} ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ`,
  payBeforeFirstClass: (price) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲੀ ਜਮਾਤ ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ`,
  paySoon: (price) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ਜਿੰਨੀ ਛੇਤੀ ਹੋ ਸਕੇ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ`,
  reference: (reference) => `ਹਵਾਲਾ ਨੰਬਰ: ${reference} (ਕਿਰਪਾ ਕਰਕੇ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਲਿਖੋ)`,
  detailsFollow: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।',
  bankDetails: 'ਸਾਡੀ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ:',
  moreAbout: 'ਕੋਰਸ ਬਾਰੇ ਹੋਰ:',
  answer: 'ਜੇ ਕੁਝ ਠੀਕ ਨਾ ਹੋਵੇ, ਤਾਂ ਬੱਸ ਇਸ ਈਮੇਲ ਦਾ ਜਵਾਬ ਦਿਓ।',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ!',
}
