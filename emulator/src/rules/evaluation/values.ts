import { Buffer } from 'node:buffer'
import { typeNames, type Span, type TypeName } from '../syntax/ast.ts'

// The values of the rules language. Integers are bigint, floats are number, so `5` and `5.0` stay apart (B.4).

/**
 * An evaluation that failed. It is a value, not an exception, because `&&` and `||` look at both sides (B.3).
 * The evaluator adds where it happened. An empty message is written as `evaluation error at L:C`.
 */
export class RuleError {
  span: Span | null = null
  readonly message: string

  constructor(message: string) {
    // A copy, for a part of a string keeps the whole of it in memory.
    this.message =
      message.length > longestMessage
        ? `${Buffer.from(message.slice(0, longestMessage)).toString()}…`
        : message
  }
}

// Messages quote what rules have built, which may be megabytes, and a denial quotes each clause.
const longestMessage = 300

export class BytesValue {
  constructor(readonly bytes: Uint8Array) {}
}

export class ListValue {
  constructor(readonly items: readonly Value[]) {}
}

/** Each value once; made by `toSet()` and by map differences only. */
export class SetValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A map with string keys. Stored documents are converted when a rule first looks into them. */
export class MapValue {
  private held: ReadonlyMap<string, Value> | null
  private readonly make: (() => ReadonlyMap<string, Value>) | null

  constructor(entries: ReadonlyMap<string, Value> | (() => ReadonlyMap<string, Value>)) {
    this.held = typeof entries === 'function' ? null : entries
    this.make = typeof entries === 'function' ? entries : null
  }

  get entries(): ReadonlyMap<string, Value> {
    this.held ??= this.make?.() ?? new Map()
    return this.held
  }
}

/** The outcome of `after.diff(before)`: each key in exactly one of four sets. */
export class MapDiffValue {
  constructor(
    readonly added: string[],
    readonly removed: string[],
    readonly changed: string[],
    readonly unchanged: string[],
  ) {}
}

export class PathValue {
  constructor(readonly segments: readonly string[]) {}
}

export class LatLngValue {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A moment: nanoseconds since 1970-01-01T00:00Z. */
export class TimestampValue {
  constructor(readonly nanos: bigint) {}
}

/** A length of time in nanoseconds. */
export class DurationValue {
  constructor(readonly nanos: bigint) {}
}

/**
 * What a query tells of a value (B.9).
 * - nothing: it is there, no more (a document's id);
 * - number: equals this number, but Firestore's `==` does not tell 5 from 5.0;
 * - array: an array with these members among others;
 * - range: between bounds of one type, and none of the excluded values;
 * - fields: a map of which these entries are known, and perhaps others exist.
 */
export type Constraint =
  | { kind: 'nothing' }
  | { kind: 'number'; value: bigint | number }
  | { kind: 'array'; members: Value[] }
  | { kind: 'range'; type: TypeName | null; low: Bound | null; high: Bound | null; excluded: Value[] }
  | { kind: 'fields'; entries: Map<string, Value> }

export interface Bound {
  value: Value
  inclusive: boolean
}

/**
 * In a list request: a value of which only what the query's constraints imply is known (B.9). Whoever asks more of
 * it gets an error, so that nothing is allowed that the query does not prove.
 */
export class PartialValue {
  constructor(
    readonly constraint: Constraint,
    /** How the rule came to it, for the message. */
    readonly name: string,
  ) {}

  /** The error for a question that the query does not answer. */
  get unknown(): RuleError {
    return new RuleError(`Property ${this.name} is undefined on object.`)
  }
}

export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | PathValue
  | LatLngValue
  | TimestampValue
  | DurationValue
  | PartialValue

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
  | 'unknown'

/** The name of a value's type, as messages and method tables write it; `unknown` for what a query leaves open. */
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
  if (value instanceof MapDiffValue) return 'map_diff'
  if (value instanceof BytesValue) return 'bytes'
  if (value instanceof LatLngValue) return 'latlng'
  return 'unknown'
}

/** The type that a bound of a query implies for the field: ranges stay within one, both kinds of number being one. */
export function boundType(value: Value): TypeName | null {
  const type = typeOf(value)
  if (type === 'int' || type === 'float') return 'number'
  return typeNames.find((name) => name === type) ?? null
}
