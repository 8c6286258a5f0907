import { it } from 'vitest'
import { compareWithCourses } from '../support/course-facts.ts'

it('whatever the courses are, each number of weeks, classes a week and levels on a page is theirs', async () => {
  const count = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine)(?:(?: to |-)(\d+|[a-z]+))?`
  await compareWithCourses(
    {
      weeks: new RegExp(String.raw`\b${count}[ -]weeks?\b`, 'gi'),
      perWeek: new RegExp(String.raw`\b${count} class(?:es)? (?:a|per) week\b`, 'gi'),
      levels: new RegExp(String.raw`\b${count} levels?\b`, 'gi'),
    },
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  )
})
