import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { everyView } from '../e2e/support/views/every-view.ts'

test('every page of the table has a view of its name', () => {
  const views = everyView.flatMap((group) => group.views.map(({ name }) => name))
  expect(views).toEqual(expect.arrayContaining(Object.keys(pages)))
})
