import { createFormats } from '#lib/format.ts'

export const {
  formatDay,
  formatDays,
  formatList,
  formatSpan,
  formatTerm,
  formatTime,
  formatTimes,
  formatWeekday,
  formatWeekdays,
  formatWeekdaySpan,
} = createFormats({
  months: ['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾਈ', 'ਅਗਸਤ', 'ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'],
  weekdays: {
    long: ['ਸੋਮਵਾਰ', 'ਮੰਗਲਵਾਰ', 'ਬੁੱਧਵਾਰ', 'ਵੀਰਵਾਰ', 'ਸ਼ੁੱਕਰਵਾਰ', 'ਸ਼ਨਿੱਚਰਵਾਰ', 'ਐਤਵਾਰ'],
    short: ['ਸੋਮ', 'ਮੰਗਲ', 'ਬੁੱਧ', 'ਵੀਰ', 'ਸ਼ੁੱਕਰ', 'ਸ਼ਨਿੱਚਰ', 'ਐਤ'],
  },
  seasons: { winter: 'ਸਰਦੀਆਂ', spring: 'ਬਸੰਤ', summer: 'ਗਰਮੀਆਂ', autumn: 'ਪਤਝੜ', fall: 'ਪਤਝੜ' },
  and: ' ਅਤੇ ',
  to: ' ਤੋਂ ',
  // Not alone at the beginning of a line.
  until: '\u00a0ਤੱਕ',
  partOfDay: (hour) => {
    if (hour < 4 || hour >= 20) return 'ਰਾਤ'
    return hour < 12 ? 'ਸਵੇਰੇ' : hour < 16 ? 'ਦੁਪਹਿਰ' : 'ਸ਼ਾਮ'
  },
  atPartOfDay: (clock, part) => `${part} ${clock} ਵਜੇ`,
})
