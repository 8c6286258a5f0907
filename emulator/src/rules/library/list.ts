import { elements, identity, includes, type Sameness } from '../evaluation/equality.ts'
import { ListValue, SetValue, type Value } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

/** Removes duplicates, in order of first appearance. */
function toSet(items: readonly Value[]): SetValue {
  const distinct: Value[] = []
  for (const item of items) if (!includes(distinct, item, identity)) distinct.push(item)
  return new SetValue(distinct)
}

/** What lists and sets can both be asked. hasAll, hasAny and hasOnly take a list; a set is an error, as in production. */
const asked = (type: 'list' | 'set', how: Sameness): Record<string, Overloads> => ({
  hasAll: signature([type, 'list'], ({ items }, all) =>
    all.items.every((item) => includes(items, item, how)),
  ),
  hasAny: signature([type, 'list'], ({ items }, any) => any.items.some((item) => includes(items, item, how))),
  hasOnly: signature([type, 'list'], (own, { items }) =>
    own.items.every((item) => includes(items, item, how)),
  ),
  size: signature([type], ({ items }) => BigInt(items.length)),
})

export const listMethods: Record<string, Overloads> = {
  ...asked('list', elements),
  concat: signature(['list', 'list'], (list, other) => new ListValue([...list.items, ...other.items])),
  removeAll: signature(['list', 'list'], ({ items }, others) => {
    return new ListValue(items.filter((item) => !includes(others.items, item, elements)))
  }),
  toSet: signature(['list'], (list) => toSet(list.items)),
}

export const setMethods: Record<string, Overloads> = {
  ...asked('set', identity),
  intersection: signature(['set', 'set'], ({ items }, others) => {
    return new SetValue(items.filter((item) => includes(others.items, item, identity)))
  }),
}
