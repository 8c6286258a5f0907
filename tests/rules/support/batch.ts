import { isDeepStrictEqual } from 'node:util'
import {
  doc,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import { expect } from 'vitest'
import { dayFromNow, type Fields } from './documents.ts'
import { fieldNames } from './field-values.ts'
import { assertAllowed, assertDenied } from './rules-project.ts'

type Write = [kind: 'set' | 'update' | 'delete', place: DocumentReference, fields: Fields]

/** What may be different in a batch: fields that may have other values or be missing, and fields that may be missing. */
interface Freedom {
  free?: string[]
  optional?: string[]
}

/** Writes that are committed together, by whomever: unlike the SDK's, it can be changed and committed again. */
export class Batch {
  constructor(
    private readonly by: Firestore,
    private readonly writes: Write[] = [],
  ) {}

  set = (place: DocumentReference, fields: Fields) => this.add('set', place, fields)
  update = (place: DocumentReference, fields: Fields) => this.add('update', place, fields)
  delete = (place: DocumentReference) => this.add('delete', place, {})
  private add(...write: Write): this {
    this.writes.push(write)
    return this
  }

  async commit(by = this.by): Promise<void> {
    const batch = writeBatch(by)
    for (const [kind, { path }, fields] of this.writes) {
      if (kind === 'set') batch.set(doc(by, path), fields)
      else if (kind === 'update') batch.update(doc(by, path), { ...fields })
      else batch.delete(doc(by, path))
    }
    await batch.commit()
  }

  /** It is let through, once the same of a stranger and everything that differs from it in one thing was refused. */
  async assertExact(strangers: readonly Firestore[], freedom: Freedom = {}): Promise<void> {
    for (const stranger of strangers) await assertDenied(this.commit(stranger))
    for (const [index, write] of this.writes.entries())
      for (const [what, ...instead] of spoilt(write, freedom)) {
        if (instead.length + this.writes.length === 1) continue
        const batch = new Batch(this.by, this.writes.toSpliced(index, 1, ...instead))
        const outcome = batch.commit().then(String, (reason: unknown) => reason)
        expect(await outcome, `${write[1].path} ${what}`).toMatchObject({ code: 'permission-denied' })
      }
    await assertAllowed(this.commit())
  }
}

/** A write with one thing different at a time, after what that is; left out, too. */
function* spoilt([kind, place, fields]: Write, { free = [], optional = [] }: Freedom) {
  const write = (what: string, changed: Fields, at = place): [string, Write] => [what, [kind, at, changed]]
  yield ['left out'] as const
  if (kind !== 'update') yield write('elsewhere', fields, doc(place.parent, `${place.id}0`))
  if (kind === 'delete') return
  for (const [field, value] of Object.entries(unasked))
    if (!(field in fields)) yield write(`with ${field}`, { ...fields, [field]: value })
  for (const [field, right] of Object.entries(fields)) {
    if (free.includes(field)) continue
    const { [field]: _, ...others } = fields
    if (!optional.includes(field)) yield write(`without ${field}`, others)
    for (const wrong of [...strange, ...near(right)].filter((value) => !isDeepStrictEqual(value, right)))
      yield write(`with ${JSON.stringify(wrong)} in ${field}`, { ...others, [field]: wrong })
  }
}

/** Fields that are right elsewhere, or nowhere. */
const unasked = {
  ...Object.fromEntries(fieldNames.map((name) => [name, 'x'])),
  ...{ term: '', reference: 'none', age: 8, cost: 0, paidOn: dayFromNow(0), withdrawnBy: 'school' },
  ...{ withdrawnAt: serverTimestamp(), movedAt: serverTimestamp() },
}

const days = ['1970-01-01', dayFromNow(1), '9999-12-31']
const moments = [new Date(), ...days.map((day) => new Date(day))]
const strange = [null, '', 'x', 7, true, false, [], {}, ...days, ...moments]

/** What is nearly this value. */
function near(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value} `, `${value}0`, value.replace('1', '2'), [value]]
  if (typeof value === 'number') return [value + 1, -1, String(value), [value]]
  if (!Array.isArray(value)) return []
  const all: unknown[] = value
  const [first, last, head, rest] = [all[0], all.at(-1), all.slice(0, -1), all.slice(1)]
  const lists = [head, rest, [...all, first], [...all, last]]
  const withOtherEnd = [10, 1.5, null].map((end) => [...head, end])
  // The order of days is free.
  const moved = [
    [...rest, first],
    [...rest, String(first)],
    [...head, String(last)],
    [...head, 2],
    [...all, 2],
  ]
  return [...lists, ...withOtherEnd, ...(typeof first === 'number' ? moved : [])]
}
