import { SetValue } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

/** What `after.diff(before)` can be asked (B.4): all of it sets of keys; a nested map counts as one key. */
export const mapDiffMethods: Record<string, Overloads> = {
  addedKeys: [signature(['map_diff'], ({ added }) => new SetValue(added))],
  removedKeys: [signature(['map_diff'], ({ removed }) => new SetValue(removed))],
  changedKeys: [signature(['map_diff'], ({ changed }) => new SetValue(changed))],
  unchangedKeys: [signature(['map_diff'], ({ unchanged }) => new SetValue(unchanged))],
  affectedKeys: [
    signature(
      ['map_diff'],
      ({ added, removed, changed }) => new SetValue([...added, ...removed, ...changed]),
    ),
  ],
}
