import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { openSite } from '../pages/visit-member.tsx'
import { writeDocument } from '../support/school.ts'

// Where the school has not written a text of a course in Punjabi, the English one says what it is: screen readers and
// the voice of the page go by that.

beforeAll(async () => {
  await writeDocument('Course/1', {
    Title: 'First letters',
    information: 'Meet the letters.',
    Description: 'Two classes a week.\nEverybody sings.',
    number: 1,
    pa: { Title: 'ਪਹਿਲੇ 35 ਅੱਖਰ (First letters)' },
  })
  await writeDocument('Course/2', { Title: 'First words', number: 2 })
})

const own = 'ਪਹਿਲੇ 35 ਅੱਖਰ (First letters)'

it.each([
  ['/courses/1', [own], ['Meet the letters.', 'Two classes a week.', 'Everybody sings.']],
  ['/courses/2', [], ['First words']],
  ['/courses', [own], ['First words']],
  ['/', [own], ['First words']],
])('%s says of each text of a course whether it is in English', async (path, punjabi, english) => {
  openSite(path)
  const languageOf = async (text: string) =>
    (await screen.findByText(text)).closest<HTMLElement>('main [lang]')?.lang
  for (const text of punjabi) expect(await languageOf(text)).toBeUndefined()
  for (const text of english) expect(await languageOf(text)).toBe('en')
})
