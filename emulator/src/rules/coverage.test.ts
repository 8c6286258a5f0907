import { expect, it } from 'vitest'
import { gapOf, RulesCoverage } from './coverage.ts'
import { decide, parsedRules, rulesWith } from '#testing/rules.ts'

const isOne = 'function isOne(x) { return x == 1; }'

// That constants and functions of other values need no second outcome, firestore.rules themselves show.
it.each([
  [
    'isOne(resource.data.a) || isOne(2)',
    [
      'function isOne(x): never false',
      'allow allow read, write: if isOne(resource.data.a) || isOne(2);: never false',
      'operand isOne(resource.data.a): never false',
      'operand isOne(2): never reached',
    ],
  ],
  [
    'resource.data.b && true',
    [
      'function isOne(x): never reached',
      'allow allow read, write: if resource.data.b && true;: never true and never false',
      'operand resource.data.b: never true and never false',
    ],
  ],
  [
    'resource.data.a == 1 ? resource.data.b : true',
    [
      'function isOne(x): never reached',
      'allow allow read, write: if resource.data.a == 1 ? resource.data.b : true;: never true and never false',
      'condition resource.data.a == 1: never false',
      'side resource.data.b: never without an error',
      'side true: never reached',
    ],
  ],
])('%s has gaps where it was never true, never false or never reached', (condition, gaps) => {
  const source = rulesWith(condition, isOne)
  const { rows, observer } = new RulesCoverage(parsedRules(source))
  decide(source, { data: { a: 1 }, observer })
  const found = rows.filter((row) => gapOf(row) !== null)
  expect(found.map((row) => `${row.kind} ${row.text}: ${gapOf(row)}`)).toEqual(gaps)
})
