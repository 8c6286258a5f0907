import {
  elements,
  every,
  identity,
  Membership,
  membership,
  some,
  type Sameness,
} from '../evaluation/equality.ts'
import { ListValue, RuleError, SetValue, type Outcome, type Value } from '../evaluation/values.ts'
import { textOf } from './casts.ts'
import { signature, type Overloads } from './signature.ts'
import { listTooLong, textTooLong } from './sizes.ts'

/** Removes duplicates, in order of first appearance. */
export function toSet(items: readonly Value[]): SetValue | RuleError {
  const seen = new Membership([], identity)
  const distinct: Value[] = []
  for (const item of items) {
    const isSeen = seen.has(item)
    if (isSeen instanceof RuleError) return isSeen
    if (isSeen) continue
    seen.add(item)
    distinct.push(item)
  }
  return new SetValue(distinct)
}

/** Whether the items include all of `wanted`. */
export function hasAll(
  items: readonly Value[],
  wanted: readonly Value[],
  how: Sameness,
): boolean | RuleError {
  return every(wanted, membership(items, how))
}

/** Whether the items include any of `wanted`. */
export function hasAny(
  items: readonly Value[],
  wanted: readonly Value[],
  how: Sameness,
): boolean | RuleError {
  return some(wanted, membership(items, how))
}

/** Whether all items are among `allowed`. */
export function hasOnly(
  items: readonly Value[],
  allowed: readonly Value[],
  how: Sameness,
): boolean | RuleError {
  return every(items, membership(allowed, how))
}

/** The items that are (`wanted` true) or are not among the others. */
export function keep(
  items: readonly Value[],
  others: readonly Value[],
  wanted: boolean,
  how: Sameness,
): Value[] | RuleError {
  const isOther = membership(others, how)
  const kept: Value[] = []
  for (const item of items) {
    const isAmong = isOther(item)
    if (isAmong instanceof RuleError) return isAmong
    if (isAmong === wanted) kept.push(item)
  }
  return kept
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
