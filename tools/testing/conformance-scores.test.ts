import { expect, test } from 'vitest'
import type { TestModule } from 'vitest/node'
import { scoreLines } from './summing-reporter.ts'

function moduleOf(scores: readonly ({ passed: number; outOfScope: number } | null)[]): TestModule {
  const tests = scores.map((score, index) => ({
    meta: () => (score === null ? {} : { recorded: { file: `${index}.json`, cases: 10, ...score } }),
  }))
  return { children: { allTests: () => tests } } as unknown as TestModule
}

test('each file of recordings has its line, and all together have one', () => {
  const module = moduleOf([{ passed: 10, outOfScope: 0 }, null, { passed: 8, outOfScope: 1 }])
  expect(scoreLines([module])).toEqual([
    '0.json: 10 of 10 cases answered as recorded, 0 out of scope',
    '2.json: 8 of 10 cases answered as recorded, 1 out of scope',
    'All recordings: 18 of 20 cases answered as recorded, 1 out of scope',
  ])
})

test('one line says that the recordings are not there', () => {
  expect(scoreLines([moduleOf([null])])).toEqual([
    'The recordings (../shared/oracle) are not beside the project: nothing was replayed.',
  ])
})
