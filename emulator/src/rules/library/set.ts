import { identity } from '../evaluation/equality.ts'
import { listTooLong, RuleError, SetValue, type Outcome, type Value } from '../evaluation/values.ts'
import { hasAll, hasAny, hasOnly, keep, toSet } from './list.ts'
import { signature, type Overloads } from './signature.ts'

function setOf(items: readonly Value[] | RuleError): Outcome {
  return items instanceof RuleError ? items : new SetValue(items)
}

/** A method that takes a list or a set. */
function ofSetAnd(ask: typeof hasAll): Overloads {
  return [
    signature(['set', 'list'], (set, others) => ask(set.items, others.items, identity)),
    signature(['set', 'set'], (set, others) => ask(set.items, others.items, identity)),
  ]
}

/** Set methods: difference, intersection and union take only sets; hasAll, hasAny and hasOnly take lists too. */
export const setMethods: Record<string, Overloads> = {
  difference: [
    signature(['set', 'set'], (set, other) => setOf(keep(set.items, other.items, false, identity))),
  ],
  intersection: [
    signature(['set', 'set'], (set, other) => setOf(keep(set.items, other.items, true, identity))),
  ],
  union: [
    signature(
      ['set', 'set'],
      (set, other) =>
        listTooLong(set.items.length + other.items.length) ?? toSet([...set.items, ...other.items]),
    ),
  ],
  hasAll: ofSetAnd(hasAll),
  hasAny: ofSetAnd(hasAny),
  hasOnly: ofSetAnd(hasOnly),
  size: [signature(['set'], (set) => BigInt(set.items.length))],
}
