import { ApiError, invalid } from '../errors.ts'
import type { WireValue } from '../wire.ts'
import { checkContent } from '../documents/limits.ts'
import { parseParentName } from '../documents/names.ts'
import type { StoredDocument } from '../documents/document.ts'
import { elementsOf } from '../values/content.ts'
import { getField, parseFieldPath, type FieldPath } from '../values/field-path.ts'
import { valueKey } from '../values/keys.ts'
import { compareValues, typeRank } from '../values/order.ts'
import type { FieldOperator, Filter, UnaryOperator } from './decode.ts'

type Operator =
  Exclude<FieldOperator, 'OPERATOR_UNSPECIFIED'> | Exclude<UnaryOperator, 'OPERATOR_UNSPECIFIED' | ''>

/** One comparison of a field (null: the document's name) with a value or a set of values. */
export interface Comparison {
  path: FieldPath | null
  op: Operator
  /** The operand; for unary operators null. */
  value: WireValue
  /** The keys (values/keys.ts) of the members of IN, NOT_IN and ARRAY_CONTAINS_ANY. */
  members?: ReadonlySet<string>
}

/** The checked filter of a query, as a tree of comparisons. */
export interface Condition {
  tree: Tree
  /** The fields of the comparisons, with duplicates. */
  fields: readonly (FieldPath | null)[]
}

type Tree = { kind: 'and' | 'or'; parts: Tree[] } | { kind: 'comparison'; comparison: Comparison }

const inequalities: readonly Operator[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]
const negations: readonly Operator[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']
const maxDisjunctions = 30
const maxExclusions = 10

/** Checks the filter of a query; throws INVALID_ARGUMENT if an operator does not accept its value. */
export function planFilter(filter: Filter | undefined): Condition {
  const tree: Tree = filter === undefined ? { kind: 'and', parts: [] } : planTree(filter)
  return { tree, fields: comparisonsOf(tree).map(({ path }) => path) }
}

function planTree(filter: Filter): Tree {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter
    if (op !== 'AND' && op !== 'OR') throw invalid('Unknown CompositeFilter operator.')
    // An empty OR would prove every condition of the rules, so it must not be accepted.
    if (op === 'OR' && filters.length === 0) {
      throw invalid('Composite filter must have at least one sub-filter.')
    }
    return { kind: op === 'AND' ? 'and' : 'or', parts: filters.map(planTree) }
  }
  if ('unaryFilter' in filter) {
    const { field, op } = filter.unaryFilter
    if (op === 'OPERATOR_UNSPECIFIED' || op === '') throw invalid('Unknown UnaryFilter operator.')
    const path = readPath(field)
    if (path === null) throw notAKey()
    return { kind: 'comparison', comparison: { path, op, value: { nullValue: null } } }
  }
  const { field, op, value } = filter.fieldFilter
  if (op === 'OPERATOR_UNSPECIFIED') throw invalid('Unknown FieldFilter operator.')
  const path = readPath(field)
  if (path === null && (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY')) {
    throw invalid('the name __key__ is reserved')
  }
  const members =
    op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY' ? readMembers(op, value) : undefined
  for (const operand of members ?? [value]) {
    if (path !== null) checkContent(operand, false)
    else if ('referenceValue' in operand) parseParentName(operand.referenceValue)
    else throw notAKey()
  }
  if (members === undefined) return { kind: 'comparison', comparison: { path, op, value } }
  // NaN matches none of them, but NOT_IN excludes it.
  const keys = members.filter((member) => op === 'NOT_IN' || !isUnmatchable(member)).map(valueKey)
  return { kind: 'comparison', comparison: { path, op, value, members: new Set(keys) } }
}

function notAKey(): Error {
  return invalid('__key__ filter value must be a Key')
}

function readPath({ fieldPath }: { fieldPath: string }): FieldPath | null {
  return fieldPath === '__name__' ? null : parseFieldPath(fieldPath)
}

function readMembers(op: string, value: WireValue): WireValue[] {
  if (!('arrayValue' in value)) throw invalid(`'${op}' requires an ArrayValue.`)
  const { values: members = [] } = value.arrayValue
  if (members.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`)
  const most = op === 'NOT_IN' ? maxExclusions : maxDisjunctions
  if (members.length > most) throw invalid(`'${op}' supports up to ${most} comparison values.`)
  return members
}

/** Throws if the comparisons may not be combined in one query. */
export function checkFilterCombination({ tree }: Condition): void {
  const comparisons = comparisonsOf(tree)
  if (comparisons.filter(({ op }) => negations.includes(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  }
  const several = hasOr(tree) || comparisons.some(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY')
  if (several && comparisons.some(({ op }) => op === 'NOT_IN')) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.")
  }
  const disjunctions = countDisjunctions(tree)
  if (disjunctions > maxDisjunctions) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions ` +
        `which is more than the maximum of ${maxDisjunctions}`,
    )
  }
  if (maxArrayContains(tree) > 1) {
    throw new ApiError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query')
  }
  const ranges = comparisons.filter(({ op }) => inequalities.includes(op))
  const asksForNames = comparisons.some(({ path, op }) => path === null && (op === 'EQUAL' || op === 'IN'))
  if (asksForNames && ranges.length > 0 && ranges.every(({ path }) => path !== null)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
  }
}

function comparisonsOf(tree: Tree): Comparison[] {
  return tree.kind === 'comparison' ? [tree.comparison] : tree.parts.flatMap(comparisonsOf)
}

function hasOr(tree: Tree): boolean {
  return (
    tree.kind !== 'comparison' && ((tree.kind === 'or' && tree.parts.length > 1) || tree.parts.some(hasOr))
  )
}

function countDisjunctions(tree: Tree): number {
  if (tree.kind === 'comparison') {
    const { op, value } = tree.comparison
    if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return 1
    return 'arrayValue' in value ? (value.arrayValue.values?.length ?? 1) : 1
  }
  const counts = tree.parts.map(countDisjunctions)
  if (tree.kind === 'or') return Math.max(1, sum(counts))
  return counts.reduce((product, count) => product * count, 1)
}

/** The largest number of array-contains clauses in one disjunct of the filter. */
function maxArrayContains(tree: Tree): number {
  if (tree.kind === 'comparison') {
    return tree.comparison.op === 'ARRAY_CONTAINS' || tree.comparison.op === 'ARRAY_CONTAINS_ANY' ? 1 : 0
  }
  const counts = tree.parts.map(maxArrayContains)
  return tree.kind === 'or' ? counts.reduce((most, count) => Math.max(most, count), 0) : sum(counts)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The fields of inequalities, without the document name: the result is ordered by them. */
export function inequalityFields({ tree }: Condition): FieldPath[] {
  return comparisonsOf(tree).flatMap(({ path, op }) =>
    path !== null && inequalities.includes(op) ? [path] : [],
  )
}

/** The fields of the equalities that every result must satisfy. */
export function requiredEqualities({ tree }: Condition): { path: FieldPath }[] {
  return requiredComparisons(tree).flatMap(({ path, op, value }) =>
    path !== null && op === 'EQUAL' && !isUnmatchable(value) ? [{ path }] : [],
  )
}

/** The comparisons outside of any OR. */
function requiredComparisons(tree: Tree): Comparison[] {
  if (tree.kind === 'comparison') return [tree.comparison]
  return tree.kind === 'and' ? tree.parts.flatMap(requiredComparisons) : []
}

/** Whether a document matches the filter. `documentsRoot` is the prefix of references to this database. */
export function matches({ tree }: Condition, document: StoredDocument, documentsRoot: string): boolean {
  if (tree.kind === 'comparison') return meets(tree.comparison, document, documentsRoot)
  const meetsPart = (part: Tree): boolean => matches({ tree: part, fields: [] }, document, documentsRoot)
  return tree.kind === 'and' ? tree.parts.every(meetsPart) : tree.parts.some(meetsPart)
}

function meets(comparison: Comparison, document: StoredDocument, documentsRoot: string): boolean {
  const { path, op, value, members } = comparison
  const stored =
    path === null ? { referenceValue: `${documentsRoot}/${document.path}` } : getField(document.fields, path)
  if (stored === undefined) return false
  switch (op) {
    case 'IS_NULL':
      return isNull(stored)
    case 'IS_NAN':
      return isNaNValue(stored)
    case 'IS_NOT_NULL':
      return !isNull(stored)
    case 'IS_NOT_NAN':
      return !isUnmatchable(stored)
    case 'ARRAY_CONTAINS':
      return (
        !isUnmatchable(value) && elementsOf(stored).some((element) => compareValues(element, value) === 0)
      )
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(stored).some((element) => members?.has(valueKey(element)))
    case 'IN':
      return members?.has(valueKey(stored)) ?? false
    case 'NOT_IN':
      return !isNull(stored) && !elementsOf(value).some(isNull) && !members?.has(valueKey(stored))
    case 'NOT_EQUAL':
      return !isNull(stored) && !isNull(value) && compareValues(stored, value) !== 0
    default:
      return !isUnmatchable(value) && inRange(op, stored, value)
  }
}

function inRange(op: Operator, stored: WireValue, value: WireValue): boolean {
  if (typeRank(stored) !== typeRank(value) || isNaNValue(stored)) return false
  const order = compareValues(stored, value)
  switch (op) {
    case 'EQUAL':
      return order === 0
    case 'LESS_THAN':
      return order < 0
    case 'LESS_THAN_OR_EQUAL':
      return order <= 0
    case 'GREATER_THAN':
      return order > 0
    default:
      return order >= 0
  }
}

/** Null and NaN, which only unary filters match. */
function isUnmatchable(value: WireValue): boolean {
  return isNull(value) || isNaNValue(value)
}

function isNull(value: WireValue): boolean {
  return 'nullValue' in value
}

function isNaNValue(value: WireValue): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN'
}
