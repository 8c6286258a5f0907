import { site } from '#content/site.ts'
import { formatRange } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import type { Program } from '#model/values/program.ts'
import type { copy as english } from '../en/faq.ts'
import { numeral, program, weekCount } from './courses.ts'
import { formatSpan, formatWeekdays, formatWeekdaySpan } from './format.ts'
import { language } from './language.ts'

const refunds = language.refunds === '' ? '' : `${language.refunds} `
const toCourses = { to: paths.courses, label: 'ਕੋਰਸ ਵੇਖੋ' }

function howOften({ classesPerWeek, days }: Program): string {
  const daysToo = 'ਹਰ ਕੋਰਸ ਦੇ ਪੰਨੇ ’ਤੇ ਉਸ ਦੇ ਦਿਨ ਅਤੇ ਸਮਾਂ ਲਿਖੇ ਹਨ।'
  if (classesPerWeek === null) return daysToo
  const [least, most] = classesPerWeek
  const often = `ਹਫ਼ਤੇ ਵਿੱਚ ${formatSpan(classesPerWeek)} ${most === 1 ? 'ਜਮਾਤ ਲੱਗਦੀ ਹੈ' : 'ਜਮਾਤਾਂ ਲੱਗਦੀਆਂ ਹਨ'}`
  if (least !== most || days.length === 0) return `${often}। ${daysToo}`
  const hours = 'ਹਰ ਕੋਰਸ ਦੇ ਪੰਨੇ ’ਤੇ ਉਸ ਦਾ ਸਮਾਂ ਲਿਖਿਆ ਹੈ।'
  if (most === days.length) return `${often}, ${formatWeekdays(days)} ਨੂੰ। ${hours}`
  const yours =
    most === 1
      ? 'ਦਿਨ ਤੁਸੀਂ ਚੁਣੋਗੇ, ਅਤੇ ਪੂਰੇ ਪੱਧਰ ਵਿੱਚ ਇਹੀ ਦਿਨ ਰਹੇਗਾ'
      : `${numeral(most)} ਦਿਨ ਤੁਸੀਂ ਚੁਣੋਗੇ, ਅਤੇ ਪੂਰੇ ਪੱਧਰ ਵਿੱਚ ਇਹੀ ਦਿਨ ਰਹਿਣਗੇ`
  return `${often}, ${formatWeekdaySpan(days)}, ${days.length} ਵਿੱਚੋਂ ${most} ਦਿਨ। ${yours}। ${hours}`
}

/** Before a postposition: `5 ਮਹੀਨਿਆਂ`, or weeks if it is too short for months; '' if that is not known. */
function lengthOf({ months, weeks }: Program): string {
  if (months === null) return weekCount(weeks)
  return `${formatSpan(months)} ${months[1] === 1 ? 'ਮਹੀਨੇ' : 'ਮਹੀਨਿਆਂ'}`
}

function howLong({ weeks, months }: Program): string {
  const dates = 'ਕਦੋਂ ਸ਼ੁਰੂ ਤੇ ਕਦੋਂ ਖਤਮ ਹੁੰਦਾ ਹੈ, ਇਹ ਕੋਰਸ ਦੇ ਪੰਨੇ ’ਤੇ ਲਿਖਿਆ ਹੈ।'
  if (weeks === null) return dates
  const about = months && `, ਭਾਵ ਕਰੀਬ ${formatSpan(months)} ${months[1] === 1 ? 'ਮਹੀਨਾ' : 'ਮਹੀਨੇ'}`
  return `ਹਰ ਪੱਧਰ ${weekCount(weeks)} ਦਾ ਹੈ${about ?? ''}। ${dates}`
}

function whichLevels(all: Program): string {
  const { levelCount, titles, months, weeks, hasAllLevels } = all
  if (levelCount === 0) return 'ਕਿਹੜੇ ਪੱਧਰ ਹਨ, ਇਹ ਕੋਰਸਾਂ ਦੇ ਪੰਨੇ ’ਤੇ ਲਿਖਿਆ ਹੈ।'
  const names = `${program.levels(levelCount)}: ${titles.join(', ')}।`
  const length = lengthOf(all)
  if (levelCount === 1) return `${length === '' ? '' : `${length} ਦਾ `}${names}`
  const [least, most] = months ?? weeks ?? [0, 0]
  // Of each of them: `5-5 ਮਹੀਨਿਆਂ`.
  const each = least === most && length !== '' ? `${least}-${length}` : length
  const order = hasAllLevels ? ' ਹਰ ਪੱਧਰ ਉੱਥੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ ਜਿੱਥੇ ਪਿਛਲਾ ਮੁੱਕਦਾ ਹੈ।' : ''
  return `${each === '' ? '' : `${each} ਦੇ `}${names}${order}`
}

export const copy: typeof english = {
  pageTitle: 'ਮਾਪਿਆਂ ਦੇ ਸਵਾਲ',
  questions: [
    {
      id: 'ages',
      question: 'ਜਮਾਤਾਂ ਕਿੰਨੀ ਉਮਰ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹਨ?',
      answer: [
        `${language.ages} ਦੇ ਬੱਚਿਆਂ ਲਈ। ਪਤਾ ਨਹੀਂ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ? ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕਿੰਨੀ ਕੁ ਪੰਜਾਬੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ। ਅਸੀਂ ਠੀਕ ਪੱਧਰ ਦੱਸਾਂਗੇ।`,
      ],
      link: { to: paths.contact, label: 'ਪੁੱਛੋ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ' },
    },
    {
      id: 'schedule',
      question: 'ਜਮਾਤਾਂ ਹਫ਼ਤੇ ਵਿੱਚ ਕਿੰਨੇ ਦਿਨ ਲੱਗਦੀਆਂ ਹਨ?',
      answer: [
        howOften,
        (all) =>
          `${all.isOnline ? 'ਜਮਾਤਾਂ ਲਾਈਵ ਹੁੰਦੀਆਂ ਹਨ, ਵੀਡੀਓ ਕਾਲ ’ਤੇ ਜੋ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਖੁੱਲ੍ਹਦੀ ਹੈ। ਤੁਹਾਡੇ ਬੱਚੇ ਨੂੰ ਕੈਮਰੇ ਅਤੇ ਮਾਈਕ ਵਾਲਾ ਟੈਬਲੇਟ ਜਾਂ ਕੰਪਿਊਟਰ ਚਾਹੀਦਾ ਹੈ; ਹੋਰ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਇਹ ਕੋਰਸ ਦੇ ਪੰਨੇ ’ਤੇ ਲਿਖਿਆ ਹੈ।' : 'ਜਮਾਤਾਂ ਕਿੱਥੇ ਲੱਗਦੀਆਂ ਹਨ ਅਤੇ ਬੱਚੇ ਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਇਹ ਕੋਰਸ ਦੇ ਪੰਨੇ ’ਤੇ ਲਿਖਿਆ ਹੈ।'} ਜੇ ਬੱਚਾ ਕਿਸੇ ਜਮਾਤ ਵਿੱਚ ਨਾ ਆ ਸਕੇ, ਤਾਂ ਸਾਨੂੰ ਲਿਖੋ।`,
      ],
      link: toCourses,
    },
    {
      id: 'length',
      question: 'ਇੱਕ ਪੱਧਰ ਕਿੰਨੇ ਸਮੇਂ ਦਾ ਹੈ?',
      answer: [howLong],
      link: toCourses,
    },
    {
      id: 'levels',
      question: 'ਕਿੰਨੇ ਪੱਧਰ ਹਨ?',
      answer: [whichLevels],
      link: toCourses,
    },
    {
      id: 'beginners',
      question: 'ਮੇਰੇ ਬੱਚੇ ਨੂੰ ਅਜੇ ਪੰਜਾਬੀ ਨਹੀਂ ਆਉਂਦੀ। ਕੀ ਅਸੀਂ ਦਾਖਲਾ ਲੈ ਸਕਦੇ ਹਾਂ?',
      answer: ['ਹਾਂ ਜੀ। ਪੱਧਰ 1 ਪਹਿਲੇ ਅੱਖਰ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਘਰ ਵਿੱਚ ਪੰਜਾਬੀ ਬੋਲਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ।'],
      link: { to: paths.course('1'), label: 'ਪੱਧਰ 1 ਬਾਰੇ ਪੜ੍ਹੋ' },
    },
    {
      id: 'placement',
      question: 'ਮੇਰਾ ਬੱਚਾ ਪਹਿਲਾਂ ਹੀ ਥੋੜ੍ਹੀ ਪੰਜਾਬੀ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ। ਕੀ ਪੱਧਰ 1 ਤੋਂ ਹੀ ਸ਼ੁਰੂ ਕਰਨਾ ਪਵੇਗਾ?',
      answer: [
        'ਜ਼ਰੂਰੀ ਨਹੀਂ। ਸਾਨੂੰ ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ, ਅਤੇ ਅਸੀਂ ਦੱਸਾਂਗੇ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕਿਸ ਪੱਧਰ ਵਿੱਚ ਦਾਖਲ ਹੋ ਸਕਦਾ ਹੈ। ਪਰਖ ਤੋਂ ਬਿਨਾਂ, ਬੱਚਾ ਉਦੋਂ ਹੀ ਕਿਸੇ ਪੱਧਰ ਵਿੱਚ ਦਾਖਲ ਹੋ ਸਕਦਾ ਹੈ ਜਦੋਂ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਵਾਲੇ ਪੱਧਰ ਪੂਰੇ ਹੋਣ।',
      ],
      link: { to: paths.contact, label: 'ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ' },
    },
    {
      id: 'price',
      question: 'ਫ਼ੀਸ ਕਿੰਨੀ ਹੈ?',
      answer: [
        (all) =>
          `ਹਰ ਬੱਚੇ ਲਈ ਹਰ ਪੱਧਰ ਦੀ ਫ਼ੀਸ ${formatRange(all.costs ?? [], site.money) || 'ਸਾਫ਼ ਲਿਖੀ ਹੋਈ'} ਹੈ। ਦਾਖਲੇ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਫ਼ੀਸ ਕੋਰਸ ਦੇ ਪੰਨੇ ’ਤੇ ਵੇਖ ਸਕਦੇ ਹੋ, ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ, ਜਾਂ ਜਿੱਥੇ ਸਕੂਲ ਕਹੇ ਕਾਰਡ ਨਾਲ, ਭਰਦੇ ਹੋ। ਦਾਖਲੇ ਵੇਲੇ ਅਸੀਂ ਵਿਖਾਉਂਦੇ ਹਾਂ ਕਿ ਕਿੰਨੀ, ਕਦੋਂ ਤੱਕ ਅਤੇ ਕਿਸ ਹਵਾਲਾ ਨੰਬਰ ਨਾਲ ਭਰਨੀ ਹੈ।`,
        `ਜੇ ਸਲਾਹ ਬਦਲ ਜਾਵੇ, ਤਾਂ ਕੋਰਸ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ (ਮੀਨੂ ਵਿੱਚ ‘ਪ੍ਰੋਫ਼ਾਈਲ’) ਦਾਖਲਾ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ। ਫਿਰ ਉਸ ਦੀ ਕੋਈ ਫ਼ੀਸ ਨਹੀਂ ਭਰਨੀ ਪਵੇਗੀ; ਜੇ ਪਹਿਲਾਂ ਹੀ ਭਰ ਦਿੱਤੀ ਹੈ, ਤਾਂ ਆਪਣੇ ਪੈਸਿਆਂ ਬਾਰੇ ਸਾਨੂੰ ਲਿਖੋ। ${refunds}ਜੇ ਕੋਰਸ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ, ਤਾਂ ਦਾਖਲਾ ਵਾਪਸ ਲੈਣ ਲਈ ਵੀ ਸਾਨੂੰ ਲਿਖੋ।`,
      ],
      link: toCourses,
    },
  ],
}

export const description =
  'ਉਮਰ, ਦਿਨ, ਫ਼ੀਸ ਅਤੇ ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਬੱਚੇ ਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ: ਸਾਡੀਆਂ ਪੰਜਾਬੀ ਜਮਾਤਾਂ ਬਾਰੇ ਮਾਪਿਆਂ ਦੇ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ।'
