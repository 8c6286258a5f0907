import { site } from '#content/site.ts'
import * as englishFormats from '#content/en/format.ts'
import { language as english } from '#content/en/language.ts'
import * as punjabiFormats from '#content/pa/format.ts'
import { language as punjabi } from '#content/pa/language.ts'
import { englishNames } from './lists/registrations.ts'

/** What a letter says. Each part of it is a line, or the end of one. */
export const inEnglish = {
  formats: englishFormats,
  basePath: english.basePath,
  school: english.siteName,
  courseNames: englishNames,
  subject: (course: string) => `A place in ${course}`,
  /** `name` is '' where none is stored. */
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  /** `child` is '' where it has no name. */
  hasPlace: (child: string, course: string) => `${child || 'Your child'} has a place in ${course}.`,
  days: (days: string) => `Days: ${days}`,
  daysToBeAgreed: 'Days: to be agreed',
  hours: (times: string) => `Hours: ${times} in ${site.city}`,
  startsAt: (time: string) => `Hours: from ${time} in ${site.city}`,
  firstClass: (day: string) => `First class: ${day}`,
  nextClass: (day: string) => `Next class: ${day}`,
  term: (days: string) => `Term: ${days}`,
  firstDay: (day: string) => `First day: ${day}`,
  price: (amount: string) => `Price: ${amount}`,
  paidOn: (price: string, day: string) => `${price}, paid on ${day}`,
  nothingToPay: (price: string) => `${price}, nothing to pay`,
  payBefore: (price: string, day: string) => `${price}, to pay by bank transfer before ${day}`,
  payBeforeFirstClass: (price: string) => `${price}, to pay by bank transfer before the first class`,
  paySoon: (price: string) => `${price}, to pay by bank transfer as soon as you can`,
  reference: (reference: string) => `Reference: ${reference} (please write it on the transfer)`,
  detailsFollow: 'We will write to you with the bank details.',
  bankDetails: 'Our bank details:',
  moreAbout: 'More about the course:',
  answer: 'If anything is not right, just answer this mail.',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, welcome!',
}

export type LetterWords = typeof inEnglish

export const inPunjabi: LetterWords = {
  formats: punjabiFormats,
  basePath: punjabi.basePath,
  school: punjabi.siteName,
  courseNames: { level: (level) => `ਪੱਧਰ ${level}`, school: 'ਸਾਡਾ ਸਕੂਲ' },
  // The name of a course stands by itself: within a sentence its ending would have to change.
  subject: (course) => `ਥਾਂ ਪੱਕੀ ਹੈ: ${course}`,
  hello: (name) => (name === '' ? 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,' : `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${name} ਜੀ,`),
  hasPlace: (child, course) => `${child || 'ਤੁਹਾਡੇ ਬੱਚੇ'} ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ${course}।`,
  days: (days) => `ਦਿਨ: ${days}`,
  daysToBeAgreed: 'ਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ',
  hours: (times) => `${site.inPunjabi.city} ਦਾ ਸਮਾਂ: ${times}`,
  startsAt: (time) => `${site.inPunjabi.city} ਦਾ ਸਮਾਂ: ${time} ਤੋਂ`,
  firstClass: (day) => `ਜਮਾਤ ਦਾ ਪਹਿਲਾ ਦਿਨ: ${day}`,
  nextClass: (day) => `ਜਮਾਤ ਦਾ ਅਗਲਾ ਦਿਨ: ${day}`,
  term: (days) => `ਸੈਸ਼ਨ: ${days}`,
  firstDay: (day) => `ਸੈਸ਼ਨ ਦਾ ਪਹਿਲਾ ਦਿਨ: ${day}`,
  price: (amount) => `ਫ਼ੀਸ: ${amount}`,
  paidOn: (price, day) => `${price}, ${day} ਨੂੰ ਭਰੀ ਗਈ`,
  nothingToPay: (price) => `${price}, ਕੁਝ ਭਰਨ ਦੀ ਲੋੜ ਨਹੀਂ`,
  payBefore: (price, day) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ${day} ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ`,
  payBeforeFirstClass: (price) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ਜਮਾਤ ਦੇ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ`,
  paySoon: (price) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ਜਿੰਨੀ ਛੇਤੀ ਹੋ ਸਕੇ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ`,
  reference: (reference) => `ਹਵਾਲਾ ਨੰਬਰ: ${reference} (ਕਿਰਪਾ ਕਰਕੇ ਟ੍ਰਾਂਸਫ਼ਰ ਵਿੱਚ ਲਿਖੋ)`,
  detailsFollow: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।',
  bankDetails: 'ਸਾਡੇ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ:',
  moreAbout: 'ਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ:',
  answer: 'ਜੇ ਕੁਝ ਠੀਕ ਨਾ ਹੋਵੇ, ਤਾਂ ਬੱਸ ਇਸ ਈਮੇਲ ਦਾ ਜਵਾਬ ਦਿਓ।',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ!',
}
