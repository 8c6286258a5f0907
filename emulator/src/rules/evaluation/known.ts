import type { TypeName } from '../syntax/ast.ts'
import type { Value } from './values.ts'

/**
 * What a query tells of a value (B.9).
 * - nothing: it is there, no more (a document's id);
 * - number: equals this number, but Firestore's `==` does not tell 5 from 5.0;
 * - array: an array with these members among others;
 * - range: between bounds of one type, and none of the excluded values;
 * - fields: a map of which these entries are known, and perhaps others exist.
 */
export type Known =
  | { kind: 'nothing' }
  | { kind: 'number'; value: bigint | number }
  | { kind: 'array'; members: Value[] }
  | { kind: 'range'; type: TypeName | null; low: Bound | null; high: Bound | null; excluded: Value[] }
  | { kind: 'fields'; entries: Map<string, Value> }

export interface Bound {
  value: Value
  inclusive: boolean
}
