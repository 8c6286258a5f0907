import { isDeepStrictEqual } from 'node:util'
import { type DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { beginningOf } from '#model/values/text.ts'
import { encodeTime } from './backup/values.ts'

/**
 * A line for each field in which two states of a document differ, such as `phoneNumber: now "1", becomes "2"`.
 *
 * @param states the two, by the word that stands before their values.
 * @param shorten what is shown of the two values.
 */
export function differencesOf(
  states: Record<string, DocumentData>,
  shorten: (one: string, other: string) => [string, string] = (...both) => both,
): string[] {
  const [one = {}, other = {}] = Object.values(states).map(flat)
  const [word, otherWord] = Object.keys(states)
  return Object.keys({ ...one, ...other })
    .filter((name) => !isDeepStrictEqual(one[name], other[name]))
    .sort()
    .map((name) => {
      const [before, after] = shorten(inWords(one[name]), inWords(other[name]))
      return `${name}: ${word} ${before}, ${otherWord} ${after}`
    })
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

/** How much of a value is shown, in characters. */
const maxLength = 60

/** Both texts from shortly before the place where they differ, so that a change deep in a long one is seen. */
export function excerptsOf(one: string, other: string): [string, string] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const longest = Math.max(one.length, other.length)
  const start = longest <= maxLength ? 0 : Math.max(0, Math.min(same - maxLength / 3, longest - maxLength))
  return [excerptOf(one, start), excerptOf(other, start)]
}

function excerptOf(text: string, start: number): string {
  const rest = text.slice(beginningOf(text, start).length)
  const shown = beginningOf(rest, maxLength)
  return `${start > 0 ? '…' : ''}${shown}${shown.length < rest.length ? '…' : ''}`
}
