import { expect, it } from 'vitest'
import { differencesOf, excerptsOf } from './differences.ts'

const before = `${'a'.repeat(50)}b${'c'.repeat(200)}d`
const after = `${'a'.repeat(50)}B${'c'.repeat(200)}D`

it('shows two values whole, so that whoever decides between them sees every difference', () => {
  expect(differencesOf({ then: { text: before }, now: { text: after } })).toEqual([
    `text: then "${before}", now "${after}"`,
  ])
})

it('shows 60 characters of each where asked, from shortly before the first difference', () => {
  const [line] = differencesOf({ now: { text: before }, becomes: { text: after } }, excerptsOf)
  expect(line).toMatch(/^text: now …a{20}bc{39}…, becomes …a{20}Bc{39}…$/)
})
