import { isDeepStrictEqual } from 'node:util'
import type { CatalogueEntry } from '../catalogue/read-catalogue.ts'
import type { StoredDocument } from '../target/stored.ts'

type Fields = Record<string, unknown>

/** A document that is not published as the catalogue has it. */
export interface Change {
  /** Such as `Course/1`. */
  path: string
  /** What is published, and since when; `null` for a new one. */
  before: StoredDocument | null
  /** What the catalogue has; `null` where it is not in it. */
  after: Fields | null
}

/** How much of a value is shown, in characters. */
const maxLength = 60

/**
 * What differs in one collection, in the order of the catalogue; what is published and not in it comes last.
 *
 * @param collection its name, such as `Course`.
 * @param published all that is in it.
 */
export function findChanges(
  collection: string,
  entries: readonly CatalogueEntry[],
  published: readonly StoredDocument[],
): Change[] {
  const stored = new Map(published.map((document) => [document.path, document]))
  const changes: Change[] = entries.map(({ id, fields }) => {
    const path = `${collection}/${id}`
    return { path, before: stored.get(path) ?? null, after: fields }
  })
  const wanted = new Set(changes.map(({ path }) => path))
  const removed = [...stored].filter(([path]) => !wanted.has(path))
  return [
    ...changes.filter(({ before, after }) => !isDeepStrictEqual(before?.fields, after)),
    ...removed.map(([path, before]) => ({ path, before, after: null })),
  ]
}

/** The lines that show a change: the document, then each field that differs, before and after. */
export function describeChange({ path, before, after }: Change): string[] {
  if (after === null) return [`- ${path}`]
  if (before === null) return [`+ ${path}`]
  const { fields } = before
  const names = [...new Set([...Object.keys(fields), ...Object.keys(after)])].sort()
  return [
    `~ ${path}`,
    ...names
      .filter((name) => !isDeepStrictEqual(fields[name], after[name]))
      .map((name) => `    ${name}: ${describeValues(fields[name], after[name])}`),
  ]
}

/** Both values from shortly before the place where they differ, so that a change deep in a long text is seen. */
function describeValues(before: unknown, after: unknown): string {
  const [one, other] = [inWords(before), inWords(after)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const longest = Math.max(one.length, other.length)
  const start = longest <= maxLength ? 0 : Math.max(0, Math.min(same - maxLength / 3, longest - maxLength))
  return `${excerpt(one, start)} → ${excerpt(other, start)}`
}

function inWords(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function excerpt(text: string, start: number): string {
  const end = start + maxLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
