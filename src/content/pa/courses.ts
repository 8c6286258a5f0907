import { site } from '#content/site.ts'
import type { words as english } from '../en/courses.ts'

export const words: typeof english = {
  level: (level) => `ਪੱਧਰ ${level}`,
  levelOf: (level, last) => (level > last ? `ਪੱਧਰ ${level}` : `${last} ਵਿੱਚੋਂ ਪੱਧਰ ${level}`),
  levelAndTitle: (level, title) => (level === null ? title : `ਪੱਧਰ ${level}: ${title}`),
  levelOrTitle: (level, title) => (level === null ? title : `ਪੱਧਰ ${level}`),
  languageOf: (text) => (/[ਁ-ੴ]/.test(text) ? undefined : 'en'),
  firstLevel: 'ਪੰਜਾਬੀ ਆਉਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ',
  after: (level) => `ਪੱਧਰ ${level} ਤੋਂ ਬਾਅਦ`,
  forEachChild: 'ਹਰ ਬੱਚੇ ਲਈ',
  classes: ({ daysPerWeek }) =>
    daysPerWeek === 1 ? 'ਹਫ਼ਤੇ ਵਿੱਚ 1 ਜਮਾਤ' : `ਹਫ਼ਤੇ ਵਿੱਚ ${daysPerWeek === 0 ? 2 : daysPerWeek} ਜਮਾਤਾਂ`,
  daysToBeAgreed: 'ਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ',
  hours: {
    sameHere: 'ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ਵੀ ਇਹੀ ਸਮਾਂ ਹੈ',
    atFirst: (hours) => `ਸ਼ੁਰੂ ਵਿੱਚ ${hours}`,
    inCity: (times) => `${site.inPunjabi.city} ਦਾ ਸਮਾਂ: ${times}`,
    here: (time, dayShift, from) => {
      const onDay = dayShift === 0 ? '' : dayShift < 0 ? 'ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ' : 'ਅਗਲੇ ਦਿਨ '
      return from === null ? `ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ${onDay}${time}` : `${from} ਤੋਂ: ${onDay}${time}`
    },
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
  addToCalendar: 'ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ',
  runningSince: (day) => `${day} ਤੋਂ ਚੱਲ ਰਿਹਾ ਹੈ`,
}
