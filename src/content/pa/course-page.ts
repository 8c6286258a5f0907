import type { words as english } from '../en/course-page.ts'
import { words as courses } from './courses.ts'
import { formatList, formatWeekdays } from './format.ts'

export const words: typeof english = {
  pageTitle: 'ਕੋਰਸ',
  trail: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  missing: 'ਇਸ ਕੋਰਸ ਦੀ ਕੋਈ ਜਾਣਕਾਰੀ ਨਹੀਂ ਹੈ।',
  toCourses: 'ਕੋਰਸ',
  seeCourses: 'ਕੋਰਸ ਵੇਖੋ',
  about: 'ਇਸ ਕੋਰਸ ਬਾਰੇ',
  learn: 'ਬੱਚਾ ਕੀ ਸਿੱਖੇਗਾ',
  activities: 'ਖੇਡਾਂ ਅਤੇ ਸਰਗਰਮੀਆਂ',
  practical: 'ਕਦੋਂ, ਕਿੱਥੇ ਅਤੇ ਕੀ ਚਾਹੀਦਾ ਹੈ',
  whichDays: ({ days, daysPerWeek }) =>
    daysPerWeek === days.length
      ? formatWeekdays(days)
      : `ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ${daysPerWeek} ਦਿਨ: ${formatWeekdays(days)}`,
  breaks: (days) => `${formatList(days)} ਨੂੰ ਜਮਾਤ ਨਹੀਂ ਲੱਗੇਗੀ`,
  expect: 'ਜਮਾਤਾਂ ਕਿਹੋ ਜਿਹੀਆਂ ਹੋਣਗੀਆਂ',
  expectations: [
    '20 ਹਫ਼ਤੇ, ਹਰ ਹਫ਼ਤੇ ਦੋ ਜਮਾਤਾਂ, ਪੰਜ ਦਿਨਾਂ ਵਿੱਚੋਂ ਦੋ ਦਿਨ',
    'ਕਰੀਬ ਅੱਠ ਬੱਚਿਆਂ ਦੀ ਟੋਲੀ, ਅਤੇ ਅਧਿਆਪਕ ਜੋ ਹਰ ਬੱਚੇ ਨੂੰ ਨਾਂ ਲੈ ਕੇ ਬੁਲਾਉਂਦੇ ਹਨ',
    'ਹਰ ਜਮਾਤ ਵਿੱਚ ਗੀਤ, ਕਹਾਣੀਆਂ ਅਤੇ ਖੇਡਾਂ',
    'ਘਰ ਵਿੱਚ ਤੁਹਾਡੀ ਮਦਦ ਨਾਲ ਪੂਰਾ ਕਰਨ ਲਈ ਅੱਖਰਾਂ ਦਾ ਇੱਕ ਛੋਟਾ ਪੰਨਾ',
  ],
  wholeLevel: 'ਹਰ ਬੱਚੇ ਲਈ, ਪੂਰੇ ਪੱਧਰ ਦੀ ਫ਼ੀਸ',
  weeks: '20 ਹਫ਼ਤੇ',
  hours: 'ਲਾਈਵ ਜਮਾਤਾਂ',
  choice: ({ days, daysPerWeek }) =>
    days.length === 0
      ? courses.daysToBeAgreed
      : daysPerWeek === days.length
        ? formatWeekdays(days)
        : `ਤੁਸੀਂ ${days.length} ਵਿੱਚੋਂ ${daysPerWeek} ਦਿਨ ਚੁਣੋਗੇ`,
  comesAfter: (level) => `ਪੱਧਰ ${level} ਤੋਂ ਬਾਅਦ ਆਉਂਦਾ ਹੈ`,
  orEvaluation: 'ਜਾਂ ਸਾਨੂੰ ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ',
  startsFresh: 'ਪਹਿਲੇ ਅੱਖਰ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ',
  enrol: 'ਹੁਣੇ ਦਾਖਲਾ ਲਓ',
}
