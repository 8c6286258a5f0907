import { it } from 'vitest'
import { compareWithCourses } from '../support/course-facts.ts'

it('whatever the courses are, each number of weeks, classes a week and levels on a page is theirs in Punjabi', async () => {
  const numerals = ['ਇੱਕ', 'ਦੋ', 'ਤਿੰਨ', 'ਚਾਰ', 'ਪੰਜ', 'ਛੇ', 'ਸੱਤ', 'ਅੱਠ', 'ਨੌਂ']
  const one = String.raw`\d+|${numerals.join('|')}`
  const count = String.raw`(?<![\p{L}\p{M}\d])(${one})(?: ਤੋਂ (${one}))?`
  await compareWithCourses(
    {
      weeks: new RegExp(`${count} ਹਫ਼ਤ`, 'gu'),
      perWeek: new RegExp(`${count} ਜਮਾਤ`, 'gu'),
      levels: new RegExp(`${count} ਪੱਧਰ`, 'gu'),
    },
    numerals,
  )
})
