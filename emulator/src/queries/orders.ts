import { ApiError, invalid } from '../errors.ts'
import type { FieldPath } from '../values/field-path.ts'
import { compareText } from '../values/order.ts'
import { inequalityFields, requiredEqualities, type Condition } from './filters.ts'

/** One key of the sort order; `path` is null for the document's name. */
export interface Order {
  path: FieldPath | null
  descending: boolean
}

/** The collections that a query reads. */
export interface Scope {
  /** The parent document; '' for the root. */
  parent: string
  /** '' for every collection. */
  collectionId: string
  allDescendants: boolean
}

/**
 * The complete order of a query: the explicit orders, then the fields of inequalities and those of sums and averages, each
 * alphabetically, then the document name. A document that lacks one of the fields is not in the result. Throws if no
 * index could provide that order.
 */
export function planOrders(
  explicit: readonly Order[],
  condition: Condition,
  scope: Scope,
  aggregated: readonly FieldPath[],
): Order[] {
  checkScope(explicit, condition, scope)
  checkExplicit(explicit, condition)
  const descending = explicit.at(-1)?.descending ?? false
  const orders = [...explicit]
  function add(path: FieldPath): void {
    if (!isAmong(orders, path)) orders.push({ path, descending })
  }
  inequalityFields(condition).sort(byName).forEach(add)
  const isNameExplicit = isAmong(explicit, null)
  if (isNameExplicit && orders.length > explicit.length) throw fieldsAfterKey()
  const added = aggregated.filter(
    (path) => !isAmong(orders, path) && !isAmong(requiredEqualities(condition), path),
  )
  if (added.length > 0 && (isNameExplicit || isOrderedByName(condition, scope))) throw withoutIndex(added)
  added.sort(byName).forEach(add)
  return isNameExplicit ? orders : [...orders, { path: null, descending }]
}

function checkScope(explicit: readonly Order[], condition: Condition, scope: Scope): void {
  const filtered = condition.fields.find((path) => path !== null)
  const isOrderedByField = explicit.some(({ path }) => path !== null)
  const isDescending = explicit.some((order) => order.descending)
  if (isGroupBelow(scope) && (filtered !== undefined || isOrderedByField)) {
    throw invalid('collection group queries are only allowed at the root parent')
  }
  if (scope.collectionId === '') {
    if (filtered !== undefined) throw invalid(`kind is required for filter: ${filtered.join('.')}`)
    if (isOrderedByField || isDescending) {
      throw invalid('kind is required for all orders except __key__ ascending')
    }
  }
  if (isGroupBelow(scope) && isDescending) {
    throw new ApiError(
      'FAILED_PRECONDITION',
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    )
  }
}

function checkExplicit(explicit: readonly Order[], condition: Condition): void {
  const name = explicit.findIndex(({ path }) => path === null)
  // The name again in the opposite direction counts as another field.
  const isSameAsName = ({ path, descending }: Order): boolean =>
    path === null && descending === explicit[name]?.descending
  if (name !== -1 && !explicit.slice(name).every(isSameAsName)) throw fieldsAfterKey()
  if (name === 0 && explicit[0]?.descending && condition.fields.every((path) => path === null)) {
    throw new ApiError('FAILED_PRECONDITION', 'Firestore does not support descending key scans')
  }
  explicit.forEach(({ path }, index) => {
    if (isAmong(explicit.slice(0, index), path)) {
      throw invalid(`order by clause cannot contain duplicate fields ${path?.join('.') ?? '__key__'}`)
    }
  })
}

/** Whether the result is ordered by name, so that no other field can be appended to the order. */
function isOrderedByName(condition: Condition, scope: Scope): boolean {
  return scope.collectionId === '' || isGroupBelow(scope) || condition.fields.includes(null)
}

function isGroupBelow({ parent, allDescendants }: Scope): boolean {
  return allDescendants && parent !== ''
}

function fieldsAfterKey(): Error {
  return invalid('order by clause cannot contain more fields after the key')
}

function withoutIndex(fields: readonly FieldPath[]): Error {
  return invalid(
    `This query requires an index that has fields [${fields.map((path) => path.join('.')).join(', ')}] after ` +
      '__name__ and Firestore does not currently support such an index. ' +
      'Please try the query again with additional ordering on those fields.',
  )
}

function isAmong(orders: readonly { path: FieldPath | null }[], wanted: FieldPath | null): boolean {
  return orders.some(({ path }) =>
    path === null || wanted === null
      ? path === wanted
      : path.length === wanted.length && path.every((name, index) => name === wanted[index]),
  )
}

function byName(a: FieldPath, b: FieldPath): number {
  // \0 sorts before every letter, so the paths are compared name by name.
  return compareText(a.join('\0'), b.join('\0'))
}
