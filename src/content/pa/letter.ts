import type * as english from '../en/letter.ts'
import { language } from './language.ts'

export const copy: typeof english.copy = {
  below: '(ਪੰਜਾਬੀ ਵਿੱਚ ਹੇਠਾਂ ਪੜ੍ਹੋ)',
  unknownCourse: 'ਸਾਡਾ ਸਕੂਲ',
  school: language.siteName,
  // The name of a course stands by itself: within a sentence its ending would have to change.
  subject: (course) => `ਥਾਂ ਪੱਕੀ ਹੈ: ${course}`,
  hello: (name) => (name === '' ? 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,' : `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${name} ਜੀ,`),
  hasPlace: (child, course) => `${child || 'ਤੁਹਾਡੇ ਬੱਚੇ'} ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ${course}।`,
  days: (days) => `ਦਿਨ: ${days}`,
  hours: (times) => `${language.city} ਦਾ ਸਮਾਂ: ${times}`,
  startsAt: (time) => `${language.city} ਦਾ ਸਮਾਂ: ${time} ਤੋਂ`,
  firstClass: (day) => `ਜਮਾਤ ਦਾ ਪਹਿਲਾ ਦਿਨ: ${day}`,
  nextClass: (day) => `ਜਮਾਤ ਦਾ ਅਗਲਾ ਦਿਨ: ${day}`,
  term: (days) => `ਸੈਸ਼ਨ: ${days}`,
  firstDay: (day) => `ਸੈਸ਼ਨ ਦਾ ਪਹਿਲਾ ਦਿਨ: ${day}`,
  price: (amount) => `ਫ਼ੀਸ: ${amount}`,
  paidOn: (price, day) => `${price}, ${day} ਨੂੰ ਭਰੀ ਗਈ`,
  nothingToPay: (price) => `${price}, ਕੁਝ ਭਰਨ ਦੀ ਲੋੜ ਨਹੀਂ`,
  toPay: (price, byCard, when) => `${price}, ਕਿਰਪਾ ਕਰਕੇ ${when} ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ${byCard ? ' ਜਾਂ ਕਾਰਡ' : ''} ਨਾਲ ਭਰੋ`,
  before: (day) => `${day} ਤੋਂ ਪਹਿਲਾਂ`,
  beforeFirstClass: 'ਜਮਾਤ ਦੇ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ',
  soon: 'ਜਿੰਨੀ ਛੇਤੀ ਹੋ ਸਕੇ',
  reference: (reference) => `ਹਵਾਲਾ ਨੰਬਰ: ${reference} (ਕਿਰਪਾ ਕਰਕੇ ਟ੍ਰਾਂਸਫ਼ਰ ਵਿੱਚ ਲਿਖੋ)`,
  detailsFollow: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।',
  bankDetails: 'ਸਾਡੇ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ:',
  byCard: 'ਕਾਰਡ ਨਾਲ ਫ਼ੀਸ ਭਰਨ ਲਈ ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਬਟਨ ਦਬਾਓ:',
  moreAbout: 'ਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ:',
  answer: 'ਜੇ ਕੁਝ ਠੀਕ ਨਾ ਹੋਵੇ, ਤਾਂ ਬੱਸ ਇਸ ਈਮੇਲ ਦਾ ਜਵਾਬ ਦਿਓ।',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ!',
  reminder: (course) => `ਫ਼ੀਸ ਬਾਰੇ: ${course}`,
  begins: (course, day) => `${course}: ਸੈਸ਼ਨ ${day} ਨੂੰ ਸ਼ੁਰੂ ਹੋਵੇਗਾ।`,
  notPaid: (children) => `ਸਾਨੂੰ ${children || 'ਤੁਹਾਡੇ ਬੱਚੇ'} ਦੀ ਉਡੀਕ ਹੈ। ਤੁਹਾਡੀ ਫ਼ੀਸ ਅਜੇ ਸਾਡੇ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚੀ।`,
  perhapsPaid: 'ਜੇ ਤੁਸੀਂ ਪਿਛਲੇ ਕੁਝ ਦਿਨਾਂ ਵਿੱਚ ਫ਼ੀਸ ਭਰ ਚੁੱਕੇ ਹੋ, ਤਾਂ ਧੰਨਵਾਦ: ਹੋਰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  thanks: 'ਧੰਨਵਾਦ!',
}

export const answer: typeof english.answer = {
  subject: `${language.siteName} ਤੋਂ ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਜਵਾਬ`,
  hello: (name) => `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${name} ਜੀ,`,
  youWrote: 'ਤੁਸੀਂ ਲਿਖਿਆ ਸੀ:',
}
