import { site } from '#content/site.ts'
import type { words as english } from '../en/courses.ts'
import { formatList, formatWeekdays } from './format.ts'

export const words: typeof english = {
  list: {
    pageTitle: 'ਕੋਰਸ',
    title: 'ਚਾਰ ਪੱਧਰ, ਇੱਕ-ਇੱਕ ਛੋਟਾ ਕਦਮ',
    lead: 'ਹਰ ਪੱਧਰ 20 ਹਫ਼ਤਿਆਂ ਦਾ ਹੈ, ਹਫ਼ਤੇ ਵਿੱਚ ਦੋ ਜਮਾਤਾਂ। ਹਰ ਕਦਮ ’ਤੇ ਤੁਹਾਡਾ ਬੱਚਾ ਫੁੱਲ ਵਿੱਚ ਪੱਤੀਆਂ ਜੋੜਦਾ ਹੈ।',
    empty: 'ਇਸ ਵੇਲੇ ਕੋਈ ਕੋਰਸ ਨਹੀਂ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਛੇਤੀ ਫਿਰ ਵੇਖੋ।',
    register: 'ਦਾਖਲਾ ਲਓ',
    first: 'ਪਹਿਲਾਂ ਤੁਸੀਂ ਪੂਰਾ ਕੋਰਸ ਵੇਖੋਗੇ।',
    registerFor: (title) => `ਦਾਖਲਾ ਲਓ: ${title}`,
    enquireAbout: (title) => `ਸਵਾਲ ਪੁੱਛੋ: ${title}`,
    unsure: 'ਪਤਾ ਨਹੀਂ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ?',
    unsureText: 'ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਅਸੀਂ ਠੀਕ ਪੱਧਰ ਦੱਸਾਂਗੇ।',
    enquire: 'ਸਵਾਲ ਪੁੱਛੋ',
    loading: 'ਕੋਰਸ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ',
  },
  level: (level) => `ਪੱਧਰ ${level}`,
  levelOf: (level, last) => (level > last ? `ਪੱਧਰ ${level}` : `${last} ਵਿੱਚੋਂ ਪੱਧਰ ${level}`),
  levelAndTitle: (level, title) => (level === null ? title : `ਪੱਧਰ ${level}: ${title}`),
  levelOrTitle: (level, title) => (level === null ? title : `ਪੱਧਰ ${level}`),
  days: (from, to) => `${from} ਤੋਂ ${to}`,
  firstLevel: 'ਪੰਜਾਬੀ ਆਉਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ',
  after: (level) => `ਪੱਧਰ ${level} ਤੋਂ ਬਾਅਦ`,
  forEachChild: 'ਹਰ ਬੱਚੇ ਲਈ',
  classes: ({ daysPerWeek }) =>
    daysPerWeek === 1 ? 'ਹਫ਼ਤੇ ਵਿੱਚ 1 ਜਮਾਤ' : `ਹਫ਼ਤੇ ਵਿੱਚ ${daysPerWeek === 0 ? 2 : daysPerWeek} ਜਮਾਤਾਂ`,
  daysToBeAgreed: 'ਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਹੋਣਗੇ',
  hours: {
    times: (from, to) => `${from} ਤੋਂ ${to}`,
    sameHere: 'ਤੁਹਾਡੇ ਇੱਥੇ ਵੀ ਇਹੀ ਸਮਾਂ ਹੈ',
    atFirst: (hours) => `ਸ਼ੁਰੂ ਵਿੱਚ ${hours}`,
    inCity: (times) => `${site.inPunjabi.city} ਦਾ ਸਮਾਂ: ${times}`,
    here: (time, dayShift, from) => {
      const onDay = dayShift === 0 ? '' : dayShift < 0 ? 'ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ' : 'ਅਗਲੇ ਦਿਨ '
      return from === null ? `ਤੁਹਾਡੇ ਇੱਥੇ ${onDay}${time}` : `${from} ਤੋਂ ${onDay}${time}`
    },
  },
  ended: {
    title: 'ਇਹ ਸੈਸ਼ਨ ਖਤਮ ਹੋ ਗਿਆ ਹੈ।',
    text: 'ਸਾਨੂੰ ਪੁੱਛੋ ਕਿ ਅਗਲਾ ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ, ਜਾਂ ਸਾਡੀ ਚਿੱਠੀ ਮੰਗਵਾਓ।',
    toNewsletter: 'ਚਿੱਠੀ ਮੰਗਵਾਓ',
  },
  addToCalendar: 'ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ',
  runningSince: (day) => `${day} ਤੋਂ ਚੱਲ ਰਿਹਾ ਹੈ`,
  page: {
    pageTitle: 'ਕੋਰਸ',
    trail: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
    loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
    missing: 'ਇਸ ਕੋਰਸ ਦੀ ਕੋਈ ਜਾਣਕਾਰੀ ਨਹੀਂ ਹੈ।',
    toCourses: 'ਕੋਰਸ',
    seeCourses: 'ਕੋਰਸ ਵੇਖੋ',
    about: 'ਇਸ ਕੋਰਸ ਬਾਰੇ',
    learn: 'ਬੱਚਾ ਕੀ ਸਿੱਖੇਗਾ',
    activities: 'ਖੇਡਾਂ ਅਤੇ ਕੰਮ',
    practical: 'ਕਦੋਂ, ਕਿੱਥੇ ਅਤੇ ਕੀ ਚਾਹੀਦਾ ਹੈ',
    when: 'ਕਦੋਂ',
    where: 'ਕਿੱਥੇ',
    bring: 'ਕੀ ਚਾਹੀਦਾ ਹੈ',
    atHome: 'ਘਰ ਵਿੱਚ',
    whichDays: ({ days, daysPerWeek }) =>
      daysPerWeek === days.length
        ? formatWeekdays(days)
        : `ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ${daysPerWeek} ਦਿਨ: ${formatWeekdays(days)}`,
    breaks: (days) => `${formatList(days)} ਨੂੰ ਜਮਾਤ ਨਹੀਂ ਹੋਵੇਗੀ`,
    expect: 'ਜਮਾਤਾਂ ਕਿਹੋ ਜਿਹੀਆਂ ਹੋਣਗੀਆਂ',
    expectations: [
      '20 ਹਫ਼ਤੇ, ਹਰ ਹਫ਼ਤੇ ਦੋ ਜਮਾਤਾਂ, ਪੰਜ ਦਿਨਾਂ ਵਿੱਚੋਂ ਦੋ ਦਿਨ',
      'ਕਰੀਬ ਅੱਠ ਬੱਚਿਆਂ ਦੀ ਟੋਲੀ, ਅਤੇ ਅਧਿਆਪਕ ਜੋ ਹਰ ਬੱਚੇ ਨੂੰ ਨਾਂ ਨਾਲ ਜਾਣਦੇ ਹਨ',
      'ਹਰ ਜਮਾਤ ਵਿੱਚ ਗੀਤ, ਕਹਾਣੀਆਂ ਅਤੇ ਖੇਡਾਂ',
      'ਘਰ ਵਿੱਚ ਤੁਹਾਡੀ ਮਦਦ ਨਾਲ ਪੂਰਾ ਕਰਨ ਲਈ ਅੱਖਰਾਂ ਦਾ ਇੱਕ ਛੋਟਾ ਪੰਨਾ',
    ],
    wholeLevel: 'ਹਰ ਬੱਚੇ ਲਈ, ਪੂਰੇ ਪੱਧਰ ਦੀ ਫ਼ੀਸ',
    weeks: '20 ਹਫ਼ਤੇ',
    hours: 'ਲਾਈਵ ਜਮਾਤਾਂ',
    choice: ({ days, daysPerWeek }) =>
      days.length === 0
        ? words.daysToBeAgreed
        : daysPerWeek === days.length
          ? formatWeekdays(days)
          : `ਤੁਸੀਂ ${days.length} ਵਿੱਚੋਂ ${daysPerWeek} ਦਿਨ ਚੁਣਦੇ ਹੋ`,
    comesAfter: (level) => `ਪੱਧਰ ${level} ਤੋਂ ਬਾਅਦ ਆਉਂਦਾ ਹੈ`,
    orEvaluation: 'ਜਾਂ ਸਾਨੂੰ ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ',
    startsFresh: 'ਪਹਿਲੇ ਅੱਖਰ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ',
    enrol: 'ਹੁਣੇ ਦਾਖਲਾ ਲਓ',
    enquire: 'ਸਵਾਲ ਪੁੱਛੋ',
  },
}
