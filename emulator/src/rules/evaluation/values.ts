import type { Span } from '../syntax/ast.ts'

// The values of the rules language (https://firebase.google.com/docs/reference/rules/rules). Integers are bigint and floats
// are number, so that `5` and `5.0` are distinct.

/**
 * A failed evaluation. It is a value, not an exception, because `&&` and `||` may discard it. The evaluator adds the
 * location. An empty message is printed as `evaluation error at L:C`.
 */
export class RuleError {
  span: Span | null = null

  constructor(readonly message: string) {}
}

/** Stored bytes or a stored place on earth: rules can compare it and ask for its type, and nothing else. */
export class OpaqueValue {
  constructor(
    readonly type: 'bytes' | 'latlng',
    /** The same for two values exactly if they are equal. */
    readonly key: string,
  ) {}
}

export class ListValue {
  constructor(readonly items: readonly Value[]) {}
}

/** Without duplicates; made only by `toSet()` and map differences. */
export class SetValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A map with string keys. */
export class MapValue {
  constructor(readonly entries: ReadonlyMap<string, Value>) {}
}

/** The result of `after.diff(before)`: the keys that were added, removed or changed. */
export class MapDiffValue {
  constructor(readonly affected: string[]) {}
}

export class PathValue {
  constructor(readonly segments: readonly string[]) {}
}

/** A moment: nanoseconds since 1970-01-01T00:00Z. */
export class TimestampValue {
  constructor(readonly nanos: bigint) {}
}

/** A length of time in nanoseconds. */
export class DurationValue {
  constructor(readonly nanos: bigint) {}
}

export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | PathValue
  | TimestampValue
  | DurationValue
  | OpaqueValue

export type Outcome = Value | RuleError

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

export type ValueType =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'path'
  | 'latlng'
  | 'timestamp'
  | 'duration'

/** The type name for messages and method tables. */
export function typeOf(value: Value): ValueType {
  switch (typeof value) {
    case 'boolean':
      return 'bool'
    case 'bigint':
      return 'int'
    case 'number':
      return 'float'
    case 'string':
      return 'string'
    default:
  }
  if (value === null) return 'null'
  if (value instanceof MapValue) return 'map'
  if (value instanceof ListValue) return 'list'
  if (value instanceof SetValue) return 'set'
  if (value instanceof TimestampValue) return 'timestamp'
  if (value instanceof PathValue) return 'path'
  if (value instanceof DurationValue) return 'duration'
  return value instanceof MapDiffValue ? 'map_diff' : value.type
}
