import { site } from '#content/site.ts'
import { formatRange } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import type { Program } from '#model/values/program.ts'
import { capitalised, numeral, program } from './courses.ts'
import { formatSpan, formatWeekdays, formatWeekdaySpan } from './format.ts'
import { language } from './language.ts'

interface Question {
  /** Part of an address that people share, `/faq#ages`: never change it. */
  id: string
  question: string
  /** A paragraph each; what the courses say is put in. */
  answer: (string | ((all: Program) => string))[]
  link: { to: string; label: string }
}

const refunds = site.refunds === '' ? '' : `${site.refunds} `
const toCourses = { to: paths.courses, label: 'See the courses' }

function howOften({ classesPerWeek, days }: Program): string {
  if (classesPerWeek === null) return 'Each course page names its days and hours.'
  const [least, most] = classesPerWeek
  const often = `There ${most === 1 ? 'is' : 'are'} ${formatSpan(classesPerWeek)} ${most === 1 ? 'class' : 'classes'} per week`
  if (least !== most || days.length === 0) return `${often}. Each course page names its days and hours.`
  if (most === days.length) return `${often}, on ${formatWeekdays(days)}. Each course page names its hours.`
  const yours = most === 1 ? 'day, and it stays' : `${numeral(most)}, and they stay`
  return `${often}, on ${most} of ${days.length} days, ${formatWeekdaySpan(days)}. You choose the ${yours} yours for the whole level. Each course page names its hours.`
}

/** `5 months`; '' if that is not known, or too short for months. */
function monthsOf({ months }: Program): string {
  return months === null ? '' : `${formatSpan(months)} ${months[1] === 1 ? 'month' : 'months'}`
}

function howLong(all: Program): string {
  const dates = 'The course page says when it starts and when it ends.'
  if (all.weeks === null) return dates
  const [least, most] = all.weeks
  const article = /^(8|1[18]$)/.test(String(least)) ? 'an' : 'a'
  const length =
    least === most ? `${article} ${least}-week program` : `a program of ${program.weeks(all.weeks)}`
  const months = monthsOf(all)
  return `Each level is ${length}${months === '' ? '' : `, which is about ${months}`}. ${dates}`
}

function whichLevels(all: Program): string {
  const { levelCount, titles, weeks, hasAllLevels } = all
  if (levelCount === 0) return 'The courses page says which levels there are.'
  const length = monthsOf(all) || program.weeks(weeks)
  const each = levelCount === 1 ? '' : ' each'
  const levels = `${capitalised(program.levels(levelCount))}${length === '' ? '' : ` of ${length}${each}`}`
  return `${levels}: ${titles.join(', ')}.${levelCount > 1 && hasAllLevels ? ' Each builds on the one before.' : ''}`
}

const questions: Question[] = [
  {
    id: 'ages',
    question: 'What ages are the classes for?',
    answer: [
      `Children aged ${language.ages}. Not sure which level fits? Tell us what your child can say and read. We answer with a level.`,
    ],
    link: { to: paths.contact, label: 'Ask which level fits' },
  },
  {
    id: 'schedule',
    question: 'How often are the classes?',
    answer: [
      howOften,
      (all) =>
        `${all.isOnline ? 'Classes are live, in a video call that opens in the browser. Your child needs a tablet or computer with a camera and a microphone; the course page says what else.' : 'The course page says where the classes are, and what your child needs.'} If your child has to miss a class, write to us.`,
    ],
    link: toCourses,
  },
  {
    id: 'length',
    question: 'How long does a level take?',
    answer: [howLong],
    link: toCourses,
  },
  {
    id: 'levels',
    question: 'How many levels are there?',
    answer: [whichLevels],
    link: toCourses,
  },
  {
    id: 'beginners',
    question: 'My child speaks no Punjabi yet. Can we join?',
    answer: ['Yes. Level 1 starts from the first letter, and no Punjabi is needed at home.'],
    link: { to: paths.course('1'), label: 'Read about Level 1' },
  },
  {
    id: 'placement',
    question: 'My child already reads some Punjabi. Must we start at Level 1?',
    answer: [
      'Not always. Contact us for an evaluation, and we tell you which level your child can join. Without one, a child joins a level once the levels before it are done.',
    ],
    link: { to: paths.contact, label: 'Contact us for an evaluation' },
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: [
      (all) =>
        `${formatRange(all.costs ?? [], site.money) || 'One clear price'} for each child and level. You see it on the course page before you enrol, and pay afterwards, by bank transfer or, where the school offers it, by card. When you enrol, we show how much, until when, and the reference to write with a transfer.`,
      `If plans change, you can withdraw on your dashboard (Profile, in the menu) before the course begins. Nothing is to be paid for it then; if you have paid already, write to us about your money. ${refunds}Once the course has begun, write to us as well.`,
    ],
    link: toCourses,
  },
]

export const copy = {
  pageTitle: 'Questions parents ask',
  questions,
}

/** What search engines and link previews say of the page. */
export const description =
  'Ages, days, prices and what a child needs to begin: the questions parents ask about our Punjabi classes, answered.'
