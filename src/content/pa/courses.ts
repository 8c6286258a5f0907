import { site } from '#content/site.ts'
import type { Span } from '#model/values/program.ts'
import { formatList, formatSpan, formatWeekdays } from './format.ts'
import type * as english from '../en/courses.ts'
import { language, when } from './language.ts'

export function numeral(count: number): string {
  return program.numerals[count] ?? String(count)
}

export const program: typeof english.program = {
  numerals: ['ਸਿਫ਼ਰ', 'ਇੱਕ', 'ਦੋ', 'ਤਿੰਨ', 'ਚਾਰ', 'ਪੰਜ', 'ਛੇ', 'ਸੱਤ', 'ਅੱਠ', 'ਨੌਂ'],
  levels: (count) => (count === 0 ? '' : `${numeral(count)} ਪੱਧਰ`),
  classes: (perWeek) => (perWeek === null ? '' : `ਹਫ਼ਤੇ ਵਿੱਚ ${classCount(perWeek)}`),
  weeks: (weeks) => (weeks === null ? '' : `${formatSpan(weeks)} ${weeks[1] === 1 ? 'ਹਫ਼ਤਾ' : 'ਹਫ਼ਤੇ'}`),
  length: (subject, { weeks, classesPerWeek }) => {
    const long = weeks === null ? '' : `${subject} ${weekCount(weeks)} ਦਾ ਹੈ`
    return sentenceOf(long, program.classes(classesPerWeek))
  },
}

function classCount(perWeek: readonly [number, number]): string {
  return `${formatSpan(perWeek, numeral)} ${perWeek[1] === 1 ? 'ਜਮਾਤ' : 'ਜਮਾਤਾਂ'}`
}

/** Before a postposition: `20 ਹਫ਼ਤਿਆਂ`; '' if that is not known. */
export function weekCount(weeks: Span): string {
  return weeks === null ? '' : `${formatSpan(weeks)} ${weeks[1] === 1 ? 'ਹਫ਼ਤੇ' : 'ਹਫ਼ਤਿਆਂ'}`
}

export function sentenceOf(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

export const copy: typeof english.copy = {
  level: (level) => `ਪੱਧਰ ${level}`,
  levelOutOf: (level, { lastLevel, hasAllLevels }) =>
    level > lastLevel || !hasAllLevels ? `ਪੱਧਰ ${level}` : `${lastLevel} ਵਿੱਚੋਂ ਪੱਧਰ ${level}`,
  levelAndTitle: (level, title) => (level === null ? title : `ਪੱਧਰ ${level}: ${title}`),
  levelOrTitle: (level, title) => (level === null ? title : `ਪੱਧਰ ${level}`),
  firstLevel: 'ਪੰਜਾਬੀ ਆਉਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ',
  after: (level) => `ਪੱਧਰ ${level} ਤੋਂ ਬਾਅਦ`,
  forEachChild: 'ਹਰ ਬੱਚੇ ਲਈ',
  classes: ({ daysPerWeek }) =>
    daysPerWeek === 0 ? '' : `ਹਫ਼ਤੇ ਵਿੱਚ ${daysPerWeek} ${daysPerWeek === 1 ? 'ਜਮਾਤ' : 'ਜਮਾਤਾਂ'}`,
  daysToBeAgreed: 'ਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ',
  room: (days) => `ਥਾਂ ਖਾਲੀ ਹੈ: ${days}`,
  full: 'ਇਸ ਵੇਲੇ ਕੋਈ ਥਾਂ ਖਾਲੀ ਨਹੀਂ ਹੈ।',
  hours: {
    sameHere: 'ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ਵੀ ਇਹੀ ਸਮਾਂ ਹੈ',
    atFirst: (hours) => `ਸ਼ੁਰੂ ਵਿੱਚ ${hours}`,
    inCity: (times) => `${language.city} ਦਾ ਸਮਾਂ: ${times}`,
    onDay: (times, dayShift) =>
      `${dayShift === 0 ? '' : dayShift < 0 ? 'ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ' : 'ਅਗਲੇ ਦਿਨ '}${times}`,
    here: (times) => `ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ${times}`,
    from: (day, times) => `${day} ਤੋਂ ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ${times}`,
    daysInCity: (days) => `${language.city} ਦੇ ਹਿਸਾਬ ਨਾਲ ${days}`,
    daysHere: (there, here) => `${language.city} ਦੇ ਹਿਸਾਬ ਨਾਲ ${there} (ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ${here})`,
    before: 'ਹੁਣ ਕੁਝ ਨਹੀਂ ਭਰਨਾ।',
    atNight: (times, from) =>
      `${from === '' ? '' : `${from} ਤੋਂ `}ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ਇਹ ਸਮਾਂ ${times} ਹੈ। ਦਾਖਲੇ ਤੋਂ ਪਹਿਲਾਂ ਸਾਨੂੰ ਹੋਰ ਸਮੇਂ ਬਾਰੇ ਪੁੱਛੋ।`,
  },
  ended: {
    title: 'ਇਹ ਸੈਸ਼ਨ ਖਤਮ ਹੋ ਗਿਆ ਹੈ।',
    text: 'ਸਾਨੂੰ ਪੁੱਛੋ ਕਿ ਅਗਲਾ ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ, ਜਾਂ ਸਾਡਾ ਨਿਊਜ਼ਲੈਟਰ ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ।',
    toNewsletter: 'ਨਿਊਜ਼ਲੈਟਰ ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ',
  },
  enquire: 'ਸਵਾਲ ਪੁੱਛੋ',
  unsure: 'ਪਤਾ ਨਹੀਂ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ?',
  unsureText: 'ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕਿੰਨੀ ਕੁ ਪੰਜਾਬੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ। ਅਸੀਂ ਠੀਕ ਪੱਧਰ ਦੱਸਾਂਗੇ।',
  practical: { when: 'ਕਦੋਂ', where: 'ਕਿੱਥੇ', bring: 'ਕੀ ਚਾਹੀਦਾ ਹੈ', atHome: 'ਘਰ ਵਿੱਚ' },
  teachers: {
    title: 'ਸਾਡੇ ਅਧਿਆਪਕ',
    speaks: (languages) => `ਭਾਸ਼ਾਵਾਂ: ${languages}`,
    levels: (levels) => (levels.length === 0 ? 'ਸਾਰੇ ਪੱਧਰ' : `ਪੱਧਰ ${formatList(levels.map(String))}`),
  },
  addToCalendar: 'ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ',
  card: {
    pay: (what, amount) => `ਕਾਰਡ ਨਾਲ ਭਰੋ: ${what}, ${amount}`,
    note: (host) => `ਕਾਰਡ ਨਾਲ ਫ਼ੀਸ ${host} ’ਤੇ ਭਰੀ ਜਾਂਦੀ ਹੈ। ਉੱਥੇ ਭਰੀ ਫ਼ੀਸ ਇੱਥੇ ਉਦੋਂ ਦਿਸੇਗੀ ਜਦੋਂ ਸਕੂਲ ਉਸ ਨੂੰ ਦਰਜ ਕਰ ਲਵੇਗਾ।`,
  },
  runningSince: (day) => `${day} ਤੋਂ ਚੱਲ ਰਿਹਾ ਹੈ`,
}

export const courseList: typeof english.courseList = {
  pageTitle: 'ਕੋਰਸ',
  title: ({ levelCount }) => sentenceOf(program.levels(levelCount), 'ਇੱਕ-ਇੱਕ ਕਰਕੇ ਛੋਟੇ-ਛੋਟੇ ਕਦਮ'),
  lead: (all) => {
    const length = program.length('ਹਰ ਪੱਧਰ', all)
    return `${length === '' ? '' : `${length}। `}ਹਰ ਕਦਮ ’ਤੇ ਤੁਹਾਡਾ ਬੱਚਾ ਫੁੱਲ ਵਿੱਚ ਪੱਤੀਆਂ ਜੋੜਦਾ ਹੈ।`
  },
  empty: 'ਇਸ ਵੇਲੇ ਕੋਈ ਕੋਰਸ ਨਹੀਂ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੇ ਸਮੇਂ ਬਾਅਦ ਦੁਬਾਰਾ ਵੇਖੋ।',
  register: 'ਦਾਖਲਾ ਲਓ',
  first: 'ਪਹਿਲਾਂ ਤੁਸੀਂ ਪੂਰਾ ਕੋਰਸ ਵੇਖ ਸਕਦੇ ਹੋ।',
  registerFor: (title) => `ਦਾਖਲਾ ਲਓ: ${title}`,
  enquireAbout: (title) => `ਸਵਾਲ ਪੁੱਛੋ: ${title}`,
  loading: 'ਕੋਰਸ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ',
}

export const coursePage: typeof english.coursePage = {
  pageTitle: 'ਕੋਰਸ',
  trail: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
  missing: 'ਇਸ ਕੋਰਸ ਦੀ ਕੋਈ ਜਾਣਕਾਰੀ ਨਹੀਂ ਹੈ।',
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
  classes: ({ days, daysPerWeek }, weeks) => {
    const long = program.weeks(weeks)
    if (daysPerWeek === 0) return long
    const often = `ਹਰ ਹਫ਼ਤੇ ${classCount([daysPerWeek, daysPerWeek])}`
    const isEvery = daysPerWeek === days.length
    const on = isEvery
      ? `${formatWeekdays(days)} ਨੂੰ`
      : `${numeral(days.length)} ਦਿਨਾਂ ਵਿੱਚੋਂ ${numeral(daysPerWeek)} ਦਿਨ`
    return sentenceOf(long, often, on)
  },
  wholeLevel: 'ਹਰ ਬੱਚੇ ਲਈ, ਪੂਰੇ ਪੱਧਰ ਦੀ ਫ਼ੀਸ',
  hours: (isOnline) => (isOnline === false ? 'ਜਮਾਤਾਂ' : 'ਲਾਈਵ ਜਮਾਤਾਂ'),
  choice: ({ days, daysPerWeek }) =>
    days.length === 0
      ? copy.daysToBeAgreed
      : daysPerWeek === days.length
        ? formatWeekdays(days)
        : `ਤੁਸੀਂ ${days.length} ਵਿੱਚੋਂ ${daysPerWeek} ਦਿਨ ਚੁਣੋਗੇ`,
  comesAfter: (level) => `ਪੱਧਰ ${level} ਤੋਂ ਬਾਅਦ ਆਉਂਦਾ ਹੈ`,
  orEvaluation: 'ਜਾਂ ਸਾਨੂੰ ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ',
  startsFresh: 'ਪਹਿਲੇ ਅੱਖਰ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ',
  enrol: 'ਹੁਣੇ ਦਾਖਲਾ ਲਓ',
  waitingList: 'ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਨਾਂ ਲਿਖਵਾਓ',
}

export const enquiry: typeof english.enquiry = {
  title: (course) => `ਸਵਾਲ ਪੁੱਛੋ: ${course}`,
  titleForAny: 'ਪੱਧਰ ਬਾਰੇ ਪੁੱਛੋ',
  child: 'ਸਵਾਲ ਕਿਸ ਬੱਚੇ ਬਾਰੇ ਹੈ?',
  noChild: 'ਕਿਸੇ ਖਾਸ ਬੱਚੇ ਬਾਰੇ ਨਹੀਂ',
  about: (name) => `${name} ਬਾਰੇ।`,
  childBirthdate: 'ਤੁਹਾਡੇ ਬੱਚੇ ਦੀ ਜਨਮ ਤਾਰੀਖ',
  comment: 'ਤੁਹਾਡਾ ਸਵਾਲ',
  send: 'ਭੇਜੋ',
  notAPhone: `ਫ਼ੋਨ ਨੰਬਰ ${site.enquiryPhone.digits} ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।`,
  failed: 'ਸਵਾਲ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ।',
  thanksTitle: 'ਧੰਨਵਾਦ',
  thanks: `ਤੁਹਾਡਾ ਸਵਾਲ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਅਸੀਂ ${when}ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।`,
}

export const description: typeof english.description = (all) => {
  const { levelCount } = all
  const levels = levelCount === 0 ? '' : ` ${levelCount === 1 ? 'ਦਾ' : 'ਦੇ'} ${program.levels(levelCount)}`
  const price = sentenceOf(program.length('ਹਰ ਪੱਧਰ', all), 'ਹਰ ਬੱਚੇ ਦੀ ਇੱਕ ਫ਼ੀਸ', 'ਸਾਫ਼ ਲਿਖੀ ਹੋਈ')
  return `${language.ages} ਦੇ ਬੱਚਿਆਂ ਲਈ ਪੰਜਾਬੀ${levels}। ${price}।`
}
