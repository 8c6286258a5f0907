import { isDeepStrictEqual } from 'node:util'
import { type DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { encodeTime } from './backup/values.ts'

/**
 * A line for each field in which two states of a document differ, such as `phoneNumber: now "1", becomes "2"`.
 *
 * @param states the two, by the word that stands before their values.
 */
export function differencesOf(states: Record<string, DocumentData>): string[] {
  const [one = {}, other = {}] = Object.values(states).map(flat)
  const [word, otherWord] = Object.keys(states)
  return Object.keys({ ...one, ...other })
    .filter((name) => !isDeepStrictEqual(one[name], other[name]))
    .sort()
    .map((name) => `${name}: ${word} ${inWords(one[name])}, ${otherWord} ${inWords(other[name])}`)
}

/** The fields with those of a map by their way, such as `pa.Title`. */
function flat(fields: DocumentData): DocumentData {
  const pairs = Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const inner: [string, unknown][] = value?.constructor === Object ? Object.entries(value) : []
    return inner.length === 0 ? [[name, value]] : inner.map(([key, one]) => [`${name}.${key}`, one])
  })
  return Object.fromEntries(pairs)
}

/** As JSON; a time in ISO 8601, and a reference by its path. */
function inWords(value: unknown): string {
  if (value === undefined) return 'none'
  return JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof DocumentReference) return part.path
    return part instanceof Timestamp ? encodeTime(part) : part
  })
}
