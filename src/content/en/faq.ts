import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'

interface Question {
  /** Part of an address that people share, `/faq#ages`: never change it. */
  id: string
  question: string
  /** A paragraph each; one says what the levels cost ('' where that is not known). */
  answer: (string | ((price: string) => string))[]
  link: { to: string; label: string }
}

const refunds = site.refunds === '' ? '' : `${site.refunds} `
const toCourses = { to: paths.courses, label: 'See the courses' }

const questions: Question[] = [
  {
    id: 'ages',
    question: 'What ages are the classes for?',
    answer: [
      'Children aged 6 to 12. Not sure which level fits? Tell us what your child can say and read. We answer with a level.',
    ],
    link: { to: paths.contact, label: 'Ask which level fits' },
  },
  {
    id: 'schedule',
    question: 'How often are the classes?',
    answer: [
      'There are 2 classes per week, on 2 of 5 days, Monday to Friday. You choose the two, and they stay yours for the whole level. Each course page names its hours.',
      'Classes are live, in a video call that opens in the browser. Your child needs a tablet or computer with a camera and a microphone; the course page says what else. If your child has to miss a class, write to us.',
    ],
    link: toCourses,
  },
  {
    id: 'length',
    question: 'How long does a level take?',
    answer: [
      'Each level is a 20-week program, which is about 5 months. The course page says when it starts and when it ends.',
    ],
    link: toCourses,
  },
  {
    id: 'levels',
    question: 'How many levels are there?',
    answer: [
      'Four levels of 5 months each: first letters, first words, sentences and stories, talk and culture. Each builds on the one before.',
    ],
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
      (price) =>
        `${price === '' ? 'One clear price' : price} for each child and level. You see it on the course page before you enrol, and pay afterwards, by bank transfer or, where the school offers it, by card. When you enrol, we show how much, until when, and the reference to write with a transfer.`,
      `If plans change, you can withdraw under Profile, in the menu, before the course begins. Nothing is to be paid for it then; if you have paid already, write to us about your money. ${refunds}Once the course has begun, write to us as well.`,
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
