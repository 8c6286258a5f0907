import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { visit } from '../pages/visit-public.tsx'
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

afterEach(cleanup)

async function languageOf(text: string): Promise<string | undefined> {
  return (await screen.findByText(text)).closest<HTMLElement>('[lang]')?.lang
}

it('a course says of each text whether it is in English', async () => {
  visit('/courses/1')
  expect(await languageOf('ਪਹਿਲੇ 35 ਅੱਖਰ (First letters)')).toBeUndefined()
  for (const text of ['Meet the letters.', 'Two classes a week.', 'Everybody sings.'])
    expect(await languageOf(text)).toBe('en')
  cleanup()
  visit('/courses/2')
  expect(await languageOf('First words')).toBe('en')
})

it.each(['/courses', '/'])('the courses on %s say which of their titles are in English', async (path) => {
  visit(path)
  expect(await languageOf('ਪਹਿਲੇ 35 ਅੱਖਰ (First letters)')).toBeUndefined()
  expect(await languageOf('First words')).toBe('en')
})
