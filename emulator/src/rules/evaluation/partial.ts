import type { TypeName } from '../syntax/ast.ts'
import { elements, every, includes, some } from './equality.ts'
import { ListValue, MapValue, PartialValue, RuleError, type Outcome, type Value } from './values.ts'

// Operations on values of which only the constraints of a query are known: true or false if that holds for every document
// the query can return, otherwise an error (decision 30).

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

/** A known entry of a partial map; an error for any other. */
export function partialEntry(partial: PartialValue, key: string): Value | RuleError {
  const { constraint } = partial
  if (constraint.kind !== 'fields') return partial.unknown
  const value = constraint.entries.get(key)
  return value === undefined ? new RuleError(`Property ${key} is undefined on object.`) : value
}

/** The entry, or the fallback; in a partial map, an error unless the entry is known. */
export function entryOr(map: MapValue | PartialValue, key: string, fallback: Value): Outcome {
  if (map instanceof PartialValue)
    return partialContains(map, key) === true ? partialEntry(map, key) : map.unknown
  const value = map.entries.get(key)
  return value === undefined ? fallback : value
}

/** get([a, b], fallback): one key after the other; the fallback if a key is missing or a value is not a map. */
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
 * A method of a partial value: those whose result the known part determines; an error for all others. keys() of a partial
 * map is a list with some known members.
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
