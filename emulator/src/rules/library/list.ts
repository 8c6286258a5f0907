import { elements, identity, includes, type Sameness } from '../evaluation/equality.ts'
import { ListValue, SetValue, type Value } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

/** Removes duplicates, in order of first appearance. */
function toSet(items: readonly Value[]): SetValue {
  const distinct: Value[] = []
  for (const item of items) if (!includes(distinct, item, identity)) distinct.push(item)
  return new SetValue(distinct)
}

/** Whether the items include all of `wanted`. */
function hasAll(items: readonly Value[], wanted: readonly Value[], how: Sameness): boolean {
  return wanted.every((item) => includes(items, item, how))
}

/** Whether the items include any of `wanted`. */
function hasAny(items: readonly Value[], wanted: readonly Value[], how: Sameness): boolean {
  return wanted.some((item) => includes(items, item, how))
}

/** Whether all items are among `allowed`. */
function hasOnly(items: readonly Value[], allowed: readonly Value[], how: Sameness): boolean {
  return hasAll(allowed, items, how)
}

/** The items that are (`wanted` true) or are not among the others. */
function keep(items: readonly Value[], others: readonly Value[], wanted: boolean, how: Sameness): Value[] {
  return items.filter((item) => includes(others, item, how) === wanted)
}

/** List methods. hasAll, hasAny and hasOnly take a list; a set is an error, as in production. */
export const listMethods: Record<string, Overloads> = {
  concat: [signature(['list', 'list'], (list, other) => new ListValue([...list.items, ...other.items]))],
  hasAll: [signature(['list', 'list'], (list, wanted) => hasAll(list.items, wanted.items, elements))],
  hasAny: [signature(['list', 'list'], (list, wanted) => hasAny(list.items, wanted.items, elements))],
  hasOnly: [signature(['list', 'list'], (list, allowed) => hasOnly(list.items, allowed.items, elements))],
  removeAll: [
    signature(
      ['list', 'list'],
      (list, others) => new ListValue(keep(list.items, others.items, false, elements)),
    ),
  ],
  size: [signature(['list'], (list) => BigInt(list.items.length))],
  toSet: [signature(['list'], (list) => toSet(list.items))],
}

/** Set methods: intersection takes a set, the others a list. */
export const setMethods: Record<string, Overloads> = {
  intersection: [
    signature(['set', 'set'], (set, other) => new SetValue(keep(set.items, other.items, true, identity))),
  ],
  hasAll: [signature(['set', 'list'], (set, wanted) => hasAll(set.items, wanted.items, identity))],
  hasAny: [signature(['set', 'list'], (set, wanted) => hasAny(set.items, wanted.items, identity))],
  hasOnly: [signature(['set', 'list'], (set, allowed) => hasOnly(set.items, allowed.items, identity))],
  size: [signature(['set'], (set) => BigInt(set.items.length))],
}
