import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mutantsOf } from './mutants.ts'
import { MutationTesting } from './mutation-testing.ts'
import { parseRules } from './syntax/parse.ts'
import { decide, parsedRules, rulesWith, type RulesRequest } from '#testing/rules.ts'

it.each([
  ['a && b || c', ['without a && b', 'a && b && c', 'without c', 'without a', 'a || b', 'without b']],
  ['!(a < 2)', ['!(a < 2) → (a < 2)', '(a < 2) with <=', '(a < 2) with >', '2 → 3', '2 → 1']],
  ["a in ['b']", ["!(a in ['b'])", "['b'] without 'b'", "'b' → 'b_'"]],
  ['a ? b : true', ['a ? b : true → b', 'a ? b : true → true', 'true → false']],
  ["a.matches('[ab]')", ["'[ab]' → '[ab]_'", "a.matches('[ab]') with [^ab]", "a.matches('[ab]') with [b]"]],
  ["a.hasOnly(['b']) && c.b", ["a.hasOnly(['b']) with hasAny", "['b'] with 'role'"]],
  [
    'get(a) == resource',
    ['get(a) with getAfter', 'get(a) == resource with !=', 'resource → request.resource'],
  ],
])('The mutants of %s are, among others, %j', (condition, changes) => {
  const source = rulesWith('f(1, 2, 3)', `function f(a, b, c) { return ${condition}; }`)
  const names = mutantsOf(parsedRules(source)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(changes.map((change) => `f: ${change}`)))
  expect(new Set(names).size).toBe(names.length)
})

const source = rulesWith(
  "(isSmall(resource.data.a) && resource.data.b) || resource.data.c.matches('[x-z]+') || !(resource.data.a in [4]) && method() == 'list'",
  `function isSmall(a) { let limit = 2; return a <= limit && a > 0; }
  function method() { return request.method; }`,
)
const fields = fc.record(
  { a: fc.integer({ min: -1, max: 4 }), b: fc.boolean(), c: fc.string() },
  { requiredKeys: [] },
)
const methods = fc.constantFrom('get', 'update', 'delete')
const requests = fc.array(fc.record({ method: methods, data: fields, newData: fields }), { maxLength: 4 })

it('A mutant is noticed exactly where it decides a request in another way', () => {
  const decideAll = (all: readonly RulesRequest[]) =>
    all.map((request) => decide(source, request) === 'allowed')
  fc.assert(
    fc.property(requests, (all) => {
      const rules = parsedRules(source)
      const mutation = new MutationTesting(rules)
      for (const request of all)
        mutation.observe((observer) => {
          const decision = decide(source, observer ? { ...request, observer } : request)
          return decision === 'allowed' ? null : decision
        })
      const decisions = decideAll(all)
      const same = mutantsOf(rules).filter((mutant) => {
        const others = mutant.during(() => decideAll(all))
        return others.every((other, index) => other === decisions[index])
      })
      expect(rules).toEqual(parseRules(source))
      const names = (mutants: readonly { name: string }[]) => mutants.map(({ name }) => name).sort()
      expect(names(mutation.unnoticed)).toEqual(names(same))
    }),
  )
})
