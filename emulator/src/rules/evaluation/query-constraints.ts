import { parseFieldPath, type FieldPath } from '#values/field-path.ts'
import type { WireValue } from '#emulator/wire.ts'
import { order } from './comparison.ts'
import { fromWire } from './convert.ts'
import {
  boundType,
  ListValue,
  MapValue,
  PartialValue,
  PathValue,
  type Bound,
  type Constraint,
  type Value,
} from './values.ts'

/** A filter of a StructuredQuery in the REST API. */
export type QueryFilter =
  | { compositeFilter: { op?: string; filters?: QueryFilter[] } }
  | { fieldFilter: { field: { fieldPath: string }; op: string; value: WireValue } }
  | { unaryFilter: { field: { fieldPath: string }; op: string } }

/** The parts of a StructuredQuery that determine which documents it can return. */
export interface StructuredQueryConstraints {
  where?: QueryFilter | undefined
  orderBy?: readonly { field: { fieldPath: string }; direction?: string | undefined }[] | undefined
  limit?: number | { value?: number } | null | undefined
  offset?: number | null | undefined
  allDescendants?: boolean | undefined
  collectionId?: string | undefined
}

interface Fact {
  path: FieldPath
  op: string
  value: Value
}

/** One way in which a document can match the query. */
export interface Branch {
  /** resource.data: a partial map with the constrained fields. */
  data: PartialValue
  /** The path of the document, if the query specifies it. */
  documentPath: PathValue | null
}

const maxBranches = 100
const maxDepth = 100

/**
 * The ways in which a document can match the query, one for each choice of `or`, `in` and array-contains-any. A list is
 * allowed only if every branch is. Null if there are too many, or none: without a branch nothing would be evaluated, and
 * the list would be allowed without a proof.
 */
export function branchesOf(where: QueryFilter | undefined): Branch[] | null {
  const choices = where === undefined ? [[]] : alternatives(where, 0)
  return choices === null || choices.length === 0 ? null : choices.map(branchOf)
}

function alternatives(filter: QueryFilter, depth: number): Fact[][] | null {
  if ('unaryFilter' in filter) {
    const { field, op } = filter.unaryFilter
    return [[{ path: parseFieldPath(field.fieldPath), op, value: null }]]
  }
  if ('fieldFilter' in filter) {
    const { field, op, value } = filter.fieldFilter
    const path = parseFieldPath(field.fieldPath)
    const constant = fromWire(value, path.at(-1) ?? '')
    const each = op === 'IN' ? 'EQUAL' : op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : null
    if (each === null) return [[{ path, op, value: constant }]]
    const values = constant instanceof ListValue ? constant.items : []
    return values.length > maxBranches ? null : values.map((one) => [{ path, op: each, value: one }])
  }
  const { op, filters = [] } = filter.compositeFilter
  if (depth > maxDepth) return null
  const parts = filters.map((part) => alternatives(part, depth + 1))
  let all: Fact[][] = op === 'OR' ? [] : [[]]
  for (const part of parts) {
    if (part === null) return null
    all = op === 'OR' ? [...all, ...part] : all.flatMap((facts) => part.map((more) => [...facts, ...more]))
    if (all.length > maxBranches) return null
  }
  return all
}

function branchOf(facts: Fact[]): Branch {
  const data = new PartialValue({ kind: 'fields', entries: new Map() }, 'data')
  let documentPath: PathValue | null = null
  const isEquality = ({ op }: Fact): boolean => op === 'EQUAL' || op === 'IS_NULL' || op === 'IS_NAN'
  // Equalities determine a field completely, so they come first.
  for (const fact of [...facts.filter(isEquality), ...facts.filter((one) => !isEquality(one))]) {
    if (fact.path.length === 1 && fact.path[0] === '__name__') {
      if (fact.op === 'EQUAL' && fact.value instanceof PathValue) documentPath = fact.value
      continue
    }
    const learned = meaning(fact)
    if (learned !== undefined) learn(data, fact.path, learned)
  }
  return { data, documentPath }
}

/** The value of a field given one fact; undefined if the fact is of no use. */
function meaning({ path, op, value }: Fact): Value | undefined {
  const name = path.at(-1) ?? ''
  const open = (constraint: Constraint): PartialValue => new PartialValue(constraint, name)
  const range = (low: Bound | null, high: Bound | null, excluded: Value[]): PartialValue => {
    const type = low ? boundType(low.value) : high ? boundType(high.value) : null
    return open({ kind: 'range', type, low, high, excluded })
  }
  const plain =
    value instanceof PartialValue && value.constraint.kind === 'number' ? value.constraint.value : value
  switch (op) {
    case 'EQUAL':
      return value
    case 'IS_NULL':
      return null
    case 'IS_NAN':
      return NaN
    case 'ARRAY_CONTAINS':
      return open({ kind: 'array', members: [value] })
    case 'LESS_THAN':
      return range(null, { value: plain, inclusive: false }, [])
    case 'LESS_THAN_OR_EQUAL':
      return range(null, { value: plain, inclusive: true }, [])
    case 'GREATER_THAN':
      return range({ value: plain, inclusive: false }, null, [])
    case 'GREATER_THAN_OR_EQUAL':
      return range({ value: plain, inclusive: true }, null, [])
    // These also exclude null.
    case 'NOT_EQUAL':
      return range(null, null, [null, ...excludable([plain])])
    case 'NOT_IN':
      return range(null, null, [null, ...(value instanceof ListValue ? excludable(value.items) : [])])
    case 'IS_NOT_NULL':
      return range(null, null, [null])
    case 'IS_NOT_NAN':
      return range(null, null, [])
    default:
      return undefined
  }
}

/**
 * The values that are excluded for the rules too. Not paths: a path of the rules language stands for references into any
 * project, of which the query excludes only one.
 */
function excludable(values: readonly Value[]): Value[] {
  return values.filter((value) => !holdsPath(value))
}

function holdsPath(value: Value): boolean {
  if (value instanceof ListValue) return value.items.some(holdsPath)
  return value instanceof MapValue ? [...value.entries.values()].some(holdsPath) : value instanceof PathValue
}

/** Adds a constraint on the field at a path to the map. */
function learn(map: PartialValue, path: readonly string[], learned: Value): void {
  const { constraint } = map
  const [name, ...rest] = path
  if (constraint.kind !== 'fields' || name === undefined) return
  const before = constraint.entries.get(name)
  if (rest.length === 0) {
    constraint.entries.set(name, before === undefined ? learned : combined(before, learned, name))
    return
  }
  const inner = before ?? new PartialValue({ kind: 'fields', entries: new Map() }, name)
  if (before === undefined) constraint.entries.set(name, inner)
  // If the whole map is known, so are its fields.
  if (inner instanceof PartialValue) learn(inner, rest, learned)
}

/** The conjunction of two constraints; only the first if they are of different kinds. */
function combined(before: Value, learned: Value, name: string): Value {
  if (!(before instanceof PartialValue && learned instanceof PartialValue)) return before
  const one = before.constraint
  const other = learned.constraint
  if (one.kind === 'array' && other.kind === 'array') {
    return new PartialValue({ kind: 'array', members: [...one.members, ...other.members] }, name)
  }
  if (one.kind !== 'range' || other.kind !== 'range') return before
  return new PartialValue(
    {
      kind: 'range',
      type: one.type ?? other.type,
      low: tighter(one.low, other.low, 1),
      high: tighter(one.high, other.high, -1),
      excluded: [...one.excluded, ...other.excluded],
    },
    name,
  )
}

/** The tighter bound: the higher of two lower bounds (`side` 1), the lower of two upper bounds (-1). */
function tighter(one: Bound | null, other: Bound | null, side: 1 | -1): Bound | null {
  if (one === null || other === null) return one ?? other
  const sign = order(other.value, one.value)
  if (sign === null) return one
  return sign * side > 0 || (sign === 0 && !other.inclusive) ? other : one
}
