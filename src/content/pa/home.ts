import type { Program } from '#model/values/program.ts'
import type { copy as english, description as englishDescription } from '../en/home.ts'
import { program, sentenceOf } from './courses.ts'
import { language } from './language.ts'

const steps = ({ levelCount, classesPerWeek }: Program, last: string) =>
  sentenceOf(program.levels(levelCount), program.classes(classesPerWeek), last)

export const copy: typeof english = {
  pageTitle: 'ਬੱਚਿਆਂ ਲਈ ਪੰਜਾਬੀ',
  greetingReading: '',
  greetingMeaning: '',
  title: 'ਤੁਹਾਡਾ ਬੱਚਾ ਪੰਜਾਬੀ ਬੋਲੇ, ਪੜ੍ਹੇ ਤੇ ਇਸ ਨਾਲ ਪਿਆਰ ਕਰੇ',
  lead: (all) => `${language.ages} ਦੇ ਬੱਚਿਆਂ ਲਈ ਪਿਆਰ ਭਰੀਆਂ ਜਮਾਤਾਂ। ${steps(all, 'ਛੋਟੇ-ਛੋਟੇ ਕਦਮ')}।`,
  seeCourses: 'ਕੋਰਸ ਵੇਖੋ',
  pauseMotion: 'ਐਨੀਮੇਸ਼ਨ ਰੋਕੋ',
  playMotion: 'ਐਨੀਮੇਸ਼ਨ ਚਲਾਓ',
  mission: {
    title: 'ਸਾਡਾ ਮਕਸਦ',
    text: 'ਹਰ ਬੱਚੇ ਦਾ ਹੱਕ ਹੈ ਕਿ ਉਹ ਦਾਦਾ-ਦਾਦੀ ਤੇ ਨਾਨਾ-ਨਾਨੀ ਨਾਲ ਗੱਲਾਂ ਕਰੇ, ਵਿਆਹਾਂ ਵਿੱਚ ਗੀਤ ਗਾਵੇ ਅਤੇ ਆਪਣਾ ਨਾਂ ਗੁਰਮੁਖੀ ਵਿੱਚ ਪੜ੍ਹੇ। ਅਸੀਂ ਇਹ ਸ਼ੁਰੂਆਤ ਖੇਡ-ਖੇਡ ਵਿੱਚ ਕਰਦੇ ਹਾਂ।',
    letters: 'ਇਹ ਪੈਂਤੀ ਦੇ ਪਹਿਲੇ ਪੰਜ ਅੱਖਰ ਹਨ। ਅੱਜ ਰਾਤ ਇਕੱਠੇ ਬੋਲੋ।',
    start: 'ਸਿੱਖਣਾ ਸ਼ੁਰੂ ਕਰੋ',
  },
  alphabet: {
    lang: 'pa',
    letters: [
      { name: 'ਊੜਾ', nameReading: '', word: 'ਊਠ', wordReading: '', meaning: '' },
      { name: 'ਐੜਾ', nameReading: '', word: 'ਅੰਬ', wordReading: '', meaning: '' },
      { name: 'ਈੜੀ', nameReading: '', word: 'ਇੱਟ', wordReading: '', meaning: '' },
      { name: 'ਸੱਸਾ', nameReading: '', word: 'ਸੇਬ', wordReading: '', meaning: '' },
      { name: 'ਹਾਹਾ', nameReading: '', word: 'ਹਾਥੀ', wordReading: '', meaning: '' },
    ],
  },
  hear: (name, word) => `ਸੁਣੋ: ${name}, ${word}`,
  reasons: {
    title: `${language.siteName} ਹੀ ਕਿਉਂ?`,
    items: [
      {
        title: 'ਪੱਕਾ ਸਮਾਂ',
        text: ({ classesPerWeek }: Program) =>
          `${sentenceOf(program.classes(classesPerWeek), 'ਹਰ ਵਾਰ ਉਹੀ ਦਿਨ')}, ਪਰਿਵਾਰ ਦੀ ਸੌਖ ਲਈ।`,
      },
      { title: 'ਮਾਹਿਰ ਅਧਿਆਪਕ', text: 'ਪੰਜਾਬੀ ਬੋਲਦੇ ਪਰਿਵਾਰਾਂ ਵਿੱਚ ਪਲੇ ਅਧਿਆਪਕ, ਜੋ ਜਾਣਦੇ ਹਨ ਕਿ ਬੱਚੇ ਕਿਵੇਂ ਸਿੱਖਦੇ ਹਨ।' },
      { title: 'ਸੱਭਿਆਚਾਰ ਨਾਲ ਸਾਂਝ', text: 'ਗੀਤ, ਕਹਾਣੀਆਂ, ਤਿਉਹਾਰ ਅਤੇ ਖਾਣਾ, ਸਿਰਫ਼ ਵਿਆਕਰਨ ਨਹੀਂ।' },
      { title: 'ਵਾਜਬ ਫ਼ੀਸ', text: 'ਹਰ ਬੱਚੇ ਦੀ ਇੱਕ ਫ਼ੀਸ, ਜੋ ਦਾਖਲੇ ਤੋਂ ਪਹਿਲਾਂ ਸਾਫ਼ ਦੱਸੀ ਜਾਂਦੀ ਹੈ।' },
      { title: 'ਆਪਸੀ ਸਾਥ', text: 'ਪਰਿਵਾਰ ਇਕੱਠੇ ਸਿੱਖਦੇ ਹਨ ਅਤੇ ਇੱਕ-ਦੂਜੇ ਦੀ ਮਦਦ ਕਰਦੇ ਹਨ।' },
      { title: 'ਸਿੱਖਣ ਲਈ ਸਭ ਕੁਝ', text: 'ਘਰ ਲਈ ਅੱਖਰਾਂ ਦੇ ਪੰਨੇ, ਕਿਤਾਬਾਂ ਅਤੇ ਖੇਡਾਂ।' },
    ],
  },
  levels: 'ਪੱਧਰ ਚੁਣੋ',
  starts: (day) => `${day} ਤੋਂ ਸ਼ੁਰੂ`,
  posts: 'ਘਰ ਵਿੱਚ ਪੰਜਾਬੀ',
  write: 'ਸਾਨੂੰ ਲਿਖੋ',
}

export const description: typeof englishDescription = (all) =>
  `${language.ages} ਦੇ ਬੱਚਿਆਂ ਲਈ ਪੰਜਾਬੀ ਦੀਆਂ ਪਿਆਰ ਭਰੀਆਂ ${all.isOnline ? 'ਆਨਲਾਈਨ ' : ''}ਜਮਾਤਾਂ। ${steps(all, 'ਇੱਕ-ਇੱਕ ਕਰਕੇ ਛੋਟੇ-ਛੋਟੇ ਕਦਮ')}।`
