import { Buffer } from 'node:buffer'
import { typeNames, type Span, type TypeName } from '../syntax/ast.ts'

// The values of the rules language (https://firebase.google.com/docs/reference/rules/rules). Integers are bigint and floats
// are number, so that `5` and `5.0` are distinct.

/**
 * A failed evaluation. It is a value, not an exception, because `&&` and `||` may discard it. The evaluator adds the
 * location. An empty message is printed as `evaluation error at L:C`.
 */
export class RuleError {
  span: Span | null = null
  readonly message: string

  constructor(message: string) {
    // A copy, because a substring keeps the whole string in memory.
    this.message =
      message.length > maxMessageLength
        ? `${Buffer.from(message.slice(0, maxMessageLength)).toString()}…`
        : message
  }
}

// Messages quote values, which may be megabytes long, and a denial lists the message of each clause.
const maxMessageLength = 300

export class BytesValue {
  constructor(readonly bytes: Uint8Array) {}
}

export class ListValue {
  constructor(readonly items: readonly Value[]) {}
}

/** Without duplicates; made only by `toSet()` and map differences. */
export class SetValue {
  constructor(readonly items: readonly Value[]) {}
}

/** A map with string keys. Stored documents are converted on first access. */
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

/** The result of `after.diff(before)`: each key is in exactly one of four sets. */
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
 * What a query guarantees about a value.
 * - nothing: only that it exists (the id of a document);
 * - number: it equals this number, stored as an integer or a double;
 * - array: it is an array that contains these members;
 * - range: it is between bounds of one type, and none of the excluded values;
 * - fields: it is a map with these entries, and perhaps others.
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
 * In a list request: a value that is known only by the constraints of the query. Every operation whose result the
 * constraints do not determine is an error, so that nothing is allowed that the query does not prove.
 */
export class PartialValue {
  constructor(
    readonly constraint: Constraint,
    /** The name for error messages. */
    readonly name: string,
  ) {}

  /** The error for operations that the query does not determine. */
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

/** The type name for messages and method tables; `unknown` for a partial value. */
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

/** The type of the field implied by a bound of a query; both kinds of number are one type there. */
export function boundType(value: Value): TypeName | null {
  const type = typeOf(value)
  if (type === 'int' || type === 'float') return 'number'
  return typeNames.find((name) => name === type) ?? null
}
