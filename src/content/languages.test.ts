import { describe, expect, it } from 'vitest'
import { site } from './site.ts'

const english = import.meta.glob<Record<string, unknown>>('./en/*.ts', { eager: true })
const punjabi = import.meta.glob<Record<string, unknown>>('./pa/*.ts', { eager: true })
/** What is no sentence: the parts of addresses, and the code of a language. */
const addresses = ['id', 'to', 'postLanguage']

/** Every text in a tree of words, with the way to it; sentences that are functions are not called. */
function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    addresses.includes(name) ? [] : textsOf(inner, key === '' ? name : `${key}.${name}`),
  )
}

describe('the words in Punjabi', () => {
  it('have the files of the English ones', () => {
    const namesOf = (files: object) => Object.keys(files).map((file) => file.slice('./en/'.length))
    expect(namesOf(punjabi)).toEqual(namesOf(english))
  })

  it.each(Object.entries(punjabi).filter(([file]) => !file.endsWith('language.ts')))(
    'are in Gurmukhi alone in %s',
    (_file, { words = {} }) => {
      const latin = textsOf(words).filter(([, text]) => /[A-Za-z]/.test(text.replaceAll(site.email, '')))
      expect(latin).toEqual([])
    },
  )
})

describe('days and hours in Punjabi', () => {
  it('are said with their month and the part of the day', async () => {
    const { formatDay, formatDays, formatTime, formatTimes, formatWeekdays } = await import('./pa/format.ts')
    expect(formatDay('2027-01-11')).toBe('11 ਜਨਵਰੀ 2027')
    expect(formatDays('2027-01-11', '2027-05-28')).toBe('11 ਜਨਵਰੀ ਤੋਂ 28 ਮਈ 2027\u00a0ਤੱਕ')
    expect(formatTime('09:05')).toBe('ਸਵੇਰੇ 9:05 ਵਜੇ')
    expect(formatTimes('16:30', '17:15')).toBe('ਸ਼ਾਮ 4:30 ਤੋਂ 5:15 ਵਜੇ\u00a0ਤੱਕ')
    expect(formatTimes('15:30', '16:15')).toBe('ਦੁਪਹਿਰ 3:30 ਵਜੇ ਤੋਂ ਸ਼ਾਮ 4:15 ਵਜੇ\u00a0ਤੱਕ')
    expect(formatWeekdays(['mon', 'wed', 'fri'])).toBe('ਸੋਮਵਾਰ, ਬੁੱਧਵਾਰ ਅਤੇ ਸ਼ੁੱਕਰਵਾਰ')
  })
})
