import { ApiError } from '../errors.ts'
import type { WireFields } from '../wire.ts'
import { deleteField, type FieldPath, getField, setField } from '../values/field-path.ts'
import { formatTimestamp } from '../values/timestamps.ts'
import type { Database, StoredDocument } from './database.ts'
import { idOf } from './names.ts'
import { applyTransforms } from './transforms.ts'
import type { Write } from './writes.ts'

/** What one write does, computed before anything is stored, so that the rules can be evaluated on it. */
export interface PlannedWrite {
  readonly write: Write
  /** The document before the whole commit. */
  readonly before: StoredDocument | undefined
  /** Whether the document exists just before this write, after the writes that precede it. */
  readonly existsBefore: boolean
  /** The fields after this write; null after a delete. */
  readonly after: WireFields | null
}

/** A commit that has been computed but not stored. */
export interface CommitPlan {
  readonly writes: readonly PlannedWrite[]
  /** The fields of every written document after the whole commit, null for a deleted one. */
  readonly outcome: ReadonlyMap<string, WireFields | null>
}

/**
 * Computes what the writes would do, in order, ignoring preconditions: the rules come first, because a denial must not
 * reveal whether a document exists.
 */
export function planCommit(database: Database, writes: readonly Write[], requestTime: bigint): CommitPlan {
  const outcome = new Map<string, WireFields | null>()
  const planned = writes.map((write): PlannedWrite => {
    const before = database.get(write.path)
    const touched = outcome.get(write.path)
    const current = touched === undefined ? before?.fields : (touched ?? undefined)
    const after = write.kind === 'delete' ? null : fieldsAfter(write, current ?? {}, requestTime)
    outcome.set(write.path, after)
    return { write, before, existsBefore: current !== undefined, after }
  })
  return { writes: planned, outcome }
}

function fieldsAfter(write: Write & { kind: 'update' }, current: WireFields, requestTime: bigint) {
  const after = masked(current, write.fields, write.mask)
  applyTransforms(after, write.transforms, requestTime)
  return after
}

/** The current fields with new ones: all of them, or those that the mask names. */
export function masked(current: WireFields, written: WireFields, mask: readonly FieldPath[] | undefined) {
  if (mask === undefined) return written
  const fields = structuredClone(current)
  for (const path of mask) {
    const value = getField(written, path)
    if (value === undefined) deleteField(fields, path)
    else setField(fields, path, value)
  }
  return fields
}

/**
 * Checks all preconditions and then stores the commit; if a precondition throws, nothing is stored. Returns the commit
 * time in microseconds and one result for each write, without those of transforms, which no SDK reads.
 */
export function applyCommit(database: Database, plan: CommitPlan) {
  for (const planned of plan.writes) checkPrecondition(database, planned)
  const time = database.clock.nextMicros()
  for (const [path, fields] of plan.outcome) store(database, path, fields, time)
  const updateTime = formatTimestamp(time)
  const results = plan.writes.map(({ write }) => (write.kind === 'update' ? { updateTime } : {}))
  return { time, results }
}

function store(database: Database, path: string, fields: WireFields | null, time: bigint): void {
  const createTime = database.get(path)?.createTime ?? time
  if (fields === null) database.remove(path)
  else database.put({ path, id: idOf(path), fields, createTime, updateTime: time })
  database.lastChange = time
}

function checkPrecondition(database: Database, { write, existsBefore }: PlannedWrite): void {
  const name = database.nameOf(write.path)
  if (write.mustExist === true && !existsBefore) {
    throw new ApiError('NOT_FOUND', `No document to update: ${name}`)
  }
  if (write.mustExist === false && existsBefore) {
    throw new ApiError('ALREADY_EXISTS', `Document already exists: ${name}`)
  }
}
