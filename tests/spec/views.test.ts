import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { everyView } from '../e2e/support/views/every-view.ts'

test('every page of the table has a view of its name', () => {
  const names = everyView.flatMap(({ views }) => Object.keys(views))
  expect(names).toEqual(expect.arrayContaining(Object.keys(pages)))
})
