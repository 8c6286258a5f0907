import type { TypeName } from '../syntax/ast.ts'
import { elements, every, includes, some } from './equality.ts'
import { ListValue, MapValue, PartialValue, RuleError, type Outcome, type Value } from './values.ts'

// What may be said of a value of which only the query's constraints are known (B.9): true and false only where they
// hold for every document the query can return; an error otherwise.

type Answer = boolean | RuleError

/** `partial is type`. */
export function partialIs(partial: PartialValue, type: TypeName): Answer {
  const { constraint } = partial
  switch (constraint.kind) {
    case 'nothing':
      return partial.unknown
    case 'number':
      return isType(partial, 'number', type)
    case 'array':
      return type === 'list'
    case 'fields':
      return type === 'map'
    case 'range':
      return constraint.type === null ? partial.unknown : isType(partial, constraint.type, type)
  }
}

function isType(partial: PartialValue, actual: TypeName, asked: TypeName): Answer {
  if (actual === 'number' && (asked === 'int' || asked === 'float')) return partial.unknown
  return actual === asked
}

/** `value in partial`. */
export function partialContains(partial: PartialValue, value: Value): Answer {
  const { constraint } = partial
  if (constraint.kind === 'array')
    return includes(constraint.members, value, elements) === true ? true : partial.unknown
  if (constraint.kind === 'fields' && typeof value === 'string' && constraint.entries.has(value)) return true
  return partial.unknown
}

/** The entry of a map of which some entries are known; an error for any other. */
export function partialEntry(partial: PartialValue, key: string): Value | RuleError {
  const { constraint } = partial
  if (constraint.kind !== 'fields') return partial.unknown
  const value = constraint.entries.get(key)
  return value === undefined ? new RuleError(`Property ${key} is undefined on object.`) : value
}

/** The entry, or the fallback where there is none. In a map that a query leaves open: an error unless it is constraint. */
export function entryOr(map: MapValue | PartialValue, key: string, fallback: Value): Outcome {
  if (map instanceof PartialValue)
    return partialContains(map, key) === true ? partialEntry(map, key) : map.unknown
  const value = map.entries.get(key)
  return value === undefined ? fallback : value
}

/** get([a, b], d): one key after the other; the fallback where one is missing or what it is asked of is no map. */
export function descend(map: MapValue | PartialValue, keys: readonly Value[], fallback: Value): Outcome {
  let at: Value = map
  for (const key of keys) {
    if (typeof key !== 'string') return new RuleError('Type error. Received: a key that is not a string.')
    if (at instanceof PartialValue) {
      const value = partialEntry(at, key)
      if (value instanceof RuleError) return value
      at = value
    } else {
      const value: Value | undefined = at instanceof MapValue ? at.entries.get(key) : undefined
      if (value === undefined) return fallback
      at = value
    }
  }
  return at
}

/**
 * A method of a value of which a query leaves something open (B.9): only those whose answer the known part decides,
 * for every other one an error. keys() of such a map is a list with some known members.
 */
export function callPartialMethod(partial: PartialValue, name: string, args: readonly Value[]): Outcome {
  const { constraint } = partial
  const [first, fallback] = args
  if (constraint.kind === 'fields') {
    if (name === 'keys' && args.length === 0) {
      return new PartialValue({ kind: 'array', members: [...constraint.entries.keys()] }, partial.name)
    }
    if (name === 'get' && args.length === 2 && fallback !== undefined) {
      if (typeof first === 'string') return entryOr(partial, first, fallback)
      if (first instanceof ListValue) return descend(partial, first.items, fallback)
    }
  }
  if (constraint.kind === 'array' && args.length === 1 && first instanceof ListValue) {
    if (name === 'hasAny') return some(first.items, (item) => partialContains(partial, item))
    if (name === 'hasAll') return every(first.items, (item) => partialContains(partial, item))
  }
  return partial.unknown
}
