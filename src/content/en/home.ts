import type { Program } from '#model/values/program.ts'
import { program, sentenceOf } from './courses.ts'
import { language } from './language.ts'

const steps = ({ levelCount, classesPerWeek }: Program) =>
  sentenceOf(program.levels(levelCount), program.classes(classesPerWeek), 'one small step at a time')

export const copy = {
  pageTitle: 'Punjabi for children',
  greetingReading: 'ji aaiaan noon',
  greetingMeaning: 'welcome',
  title: 'Help your child speak, read and love Punjabi',
  lead: (all: Program) => `Friendly classes for ages ${language.ages}. ${steps(all)}.`,
  seeCourses: 'See the courses',
  pauseMotion: 'Pause motion',
  playMotion: 'Play motion',
  mission: {
    title: 'Our mission',
    text: 'Every child deserves to talk with their grandparents, sing along at weddings and read their own name in Gurmukhi. We make that start with play.',
    letters: 'These are the first five letters of the alphabet. Say them together tonight.',
    start: 'Start Learning',
  },
  /** ੳ ਅ ੲ ਸ ਹ: the language that they are spoken in, the name of each, and a word from the primer. */
  alphabet: {
    lang: 'pa',
    letters: [
      { name: 'ਊੜਾ', nameReading: 'oora', word: 'ਊਠ', wordReading: 'ooth', meaning: 'camel' },
      { name: 'ਐੜਾ', nameReading: 'aira', word: 'ਅੰਬ', wordReading: 'amb', meaning: 'mango' },
      { name: 'ਈੜੀ', nameReading: 'eeri', word: 'ਇੱਟ', wordReading: 'itt', meaning: 'brick' },
      { name: 'ਸੱਸਾ', nameReading: 'sassa', word: 'ਸੇਬ', wordReading: 'seb', meaning: 'apple' },
      { name: 'ਹਾਹਾ', nameReading: 'haaha', word: 'ਹਾਥੀ', wordReading: 'haathi', meaning: 'elephant' },
    ],
  },
  hear: (name: string, word: string) => `Hear ${name}, ${word}`,
  reasons: {
    title: 'Why Choose Us',
    items: [
      {
        title: 'Scheduled learning',
        text: ({ classesPerWeek }: Program) =>
          `${sentenceOf(program.classes(classesPerWeek), `on the same ${classesPerWeek?.[1] === 1 ? 'day' : 'days'}`)}, so it fits family life.`,
      },
      { title: 'Expert instructors', text: 'Teachers who grew up with Punjabi and know how children learn.' },
      { title: 'Cultural immersion', text: 'Songs, stories, festivals and food, not only grammar.' },
      { title: 'Affordable pricing', text: 'One clear price for each child. You see it before you enrol.' },
      { title: 'Community support', text: 'Families who learn together and help each other along.' },
      { title: 'Comprehensive resources', text: 'Letter sheets, readers and games to keep at home.' },
    ],
  },
  levels: 'Choose a level',
  starts: (day: string) => `Starts ${day}`,
  posts: 'Punjabi at home',
  write: 'Write to us',
}

/** What search engines and link previews say of the page. */
export const description = (all: Program) =>
  `Friendly ${all.isOnline ? 'online ' : ''}Punjabi classes for children aged ${language.ages}. ${steps(all)}.`
