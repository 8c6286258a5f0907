import { printable } from '../terminal/printable.ts'
import type { Pair } from './side-by-side.ts'
import { isAfter } from './times.ts'

/** What a restore may take from a school. */
export interface Leave {
  /** Whether documents that are not in the backup are deleted. */
  prune: boolean
  /** The school's time when it was first compared: what was written later, nobody has agreed to lose. */
  comparedAt: string
}

/** How many documents there are of each kind, and the first of those that would be written. */
export interface Tally {
  new: number
  changed: number
  same: number
  extra: number
  /** Those only in the school that `--prune` leaves, because they were written after the comparison. */
  newcomers: number
  /** `+ Users/u1`, `~ Course/1`, `- Users/u2`. */
  examples: string[]
}

const signs = { new: '+', changed: '~', extra: '-' }
const mostExamples = 10

/** How many documents would be written or deleted. */
export function differencesIn(tally: Tally, prune: boolean): number {
  return tally.new + tally.changed + (prune ? tally.extra : 0)
}

/** Nothing counted yet. */
export function newTally(): Tally {
  return { new: 0, changed: 0, same: 0, extra: 0, newcomers: 0, examples: [] }
}

/** Counts a pair. */
export function addTo(tally: Tally, pair: Pair, leave: Leave): void {
  if (pair.kind === 'extra' && leave.prune && isLater(pair, leave)) {
    tally.newcomers += 1
    return
  }
  tally[pair.kind] += 1
  if (pair.kind === 'same' || (pair.kind === 'extra' && !leave.prune)) return
  if (tally.examples.length >= mostExamples) return
  const { path } = pair.kind === 'extra' ? pair.stored : pair.kept
  tally.examples.push(`${signs[pair.kind]} ${printable(path)}`)
}

/** Whether what the school has was written after the comparison: then nothing is written over it. */
export function isLater(pair: Exclude<Pair, { kind: 'new' }>, { comparedAt }: Leave): boolean {
  return isAfter(pair.stored.updateTime, comparedAt)
}
