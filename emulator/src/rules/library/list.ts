import { elements, identity, includes, tooManyToCompare, type Sameness } from '../evaluation/equality.ts'
import {
  ListValue,
  listTooLong,
  RuleError,
  SetValue,
  textTooLong,
  type Outcome,
  type Value,
} from '../evaluation/values.ts'
import { textOf } from './casts.ts'
import { signature, type Overloads } from './signature.ts'

/** Removes duplicates, in order of first appearance. */
function toSet(items: readonly Value[]): SetValue | RuleError {
  const tooMany = tooManyToCompare(items, items)
  if (tooMany !== null) return tooMany
  const distinct: Value[] = []
  for (const item of items) if (!includes(distinct, item, identity)) distinct.push(item)
  return new SetValue(distinct)
}

/** Whether the items include all of `wanted`. */
function hasAll(items: readonly Value[], wanted: readonly Value[], how: Sameness): boolean | RuleError {
  return tooManyToCompare(items, wanted) ?? wanted.every((item) => includes(items, item, how))
}

/** Whether the items include any of `wanted`. */
function hasAny(items: readonly Value[], wanted: readonly Value[], how: Sameness): boolean | RuleError {
  return tooManyToCompare(items, wanted) ?? wanted.some((item) => includes(items, item, how))
}

/** Whether all items are among `allowed`. */
function hasOnly(items: readonly Value[], allowed: readonly Value[], how: Sameness): boolean | RuleError {
  return hasAll(allowed, items, how)
}

/** The items that are (`wanted` true) or are not among the others. */
function keep(
  items: readonly Value[],
  others: readonly Value[],
  wanted: boolean,
  how: Sameness,
): Value[] | RuleError {
  return tooManyToCompare(items, others) ?? items.filter((item) => includes(others, item, how) === wanted)
}

function join(items: readonly Value[], separator: string): Outcome {
  const texts: string[] = []
  let length = separator.length * items.length
  for (const item of items) {
    const text = textOf(item)
    if (text instanceof RuleError) return text
    texts.push(text)
    length += text.length
  }
  return textTooLong(length) ?? texts.join(separator)
}

/** List methods. hasAll, hasAny and hasOnly take a list; a set is an error, as in production. */
export const listMethods: Record<string, Overloads> = {
  concat: [
    signature(
      ['list', 'list'],
      (list, other) =>
        listTooLong(list.items.length + other.items.length) ?? new ListValue([...list.items, ...other.items]),
    ),
  ],
  hasAll: [signature(['list', 'list'], (list, wanted) => hasAll(list.items, wanted.items, elements))],
  hasAny: [signature(['list', 'list'], (list, wanted) => hasAny(list.items, wanted.items, elements))],
  hasOnly: [signature(['list', 'list'], (list, allowed) => hasOnly(list.items, allowed.items, elements))],
  join: [signature(['list', 'string'], (list, separator) => join(list.items, separator))],
  removeAll: [
    signature(['list', 'list'], (list, others) => {
      const kept = keep(list.items, others.items, false, elements)
      return kept instanceof RuleError ? kept : new ListValue(kept)
    }),
  ],
  size: [signature(['list'], (list) => BigInt(list.items.length))],
  toSet: [signature(['list'], (list) => toSet(list.items))],
}

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
