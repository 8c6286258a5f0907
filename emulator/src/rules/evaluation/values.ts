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
  readonly type = 'list'

  constructor(readonly items: readonly Value[]) {}
}

/** Without duplicates; made only by `toSet()` and map differences. */
export class SetValue {
  readonly type = 'set'

  constructor(readonly items: readonly Value[]) {}
}

/** A map with string keys. */
export class MapValue {
  readonly type = 'map'

  constructor(readonly entries: ReadonlyMap<string, Value>) {}
}

/** The result of `after.diff(before)`: the keys that were added, removed or changed. */
export class MapDiffValue {
  readonly type = 'map_diff'

  constructor(readonly affected: string[]) {}
}

export class PathValue {
  readonly type = 'path'

  constructor(readonly segments: readonly string[]) {}
}

/** A moment: nanoseconds since 1970-01-01T00:00Z. */
export class TimestampValue {
  readonly type = 'timestamp'

  constructor(readonly nanos: bigint) {}
}

/** A length of time in nanoseconds. */
export class DurationValue {
  readonly type = 'duration'

  constructor(readonly nanos: bigint) {}
}

/** The types of values, by the names that they have in rules and messages. */
export interface Types {
  null: null
  bool: boolean
  int: bigint
  float: number
  string: string
  bytes: OpaqueValue
  latlng: OpaqueValue
  list: ListValue
  set: SetValue
  map: MapValue
  map_diff: MapDiffValue
  path: PathValue
  timestamp: TimestampValue
  duration: DurationValue
}

export type ValueType = keyof Types
export type Value = Types[ValueType]
export type Outcome = Value | RuleError

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

export function typeOf(value: Value): ValueType {
  if (value === null) return 'null'
  if (typeof value === 'object') return value.type
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  return typeof value === 'number' ? 'float' : 'string'
}

export function mapOf(entries: Record<string, Value>): MapValue {
  return new MapValue(new Map(Object.entries(entries)))
}
