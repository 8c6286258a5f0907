import { expect, test } from 'vitest'
import type { Result } from 'lighthouse'
import { median, table } from './table.ts'

test('the median is the middle figure, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([7])).toBe(7)
  expect(median([4, 1, 100, 2])).toBe(3)
})

test('a median that misses its budget is marked, unless it is only compared', () => {
  const run = (fetchTime: string) => ({ fetchTime }) as Result
  const columns = [
    { head: 'score', of: ({ fetchTime }: Result) => Number(fetchTime), budget: 100, isLeast: true },
    {
      head: 'shift',
      of: ({ fetchTime }: Result) => (100 - Number(fetchTime)) / 100,
      digits: 2,
      budget: 0.01,
    },
  ]
  const runs = ['98', '97', '100'].map(run)
  const pages = [
    { name: 'theirs', runs, isOurs: false },
    { name: '/', runs, isOurs: true },
    { name: '/faq', runs: [run('100')], isOurs: true },
  ]
  expect(table(columns, pages)).toEqual({
    budget: { score: '100', shift: '0.01' },
    theirs: { score: '98', shift: '0.02' },
    '/': { score: '98!', shift: '0.02!' },
    '/faq': { score: '100', shift: '0.00' },
  })
})
