import { isDeepStrictEqual } from 'node:util'
import type { CatalogueEntry } from '../catalogue/read-catalogue.ts'

type Fields = Record<string, unknown>

/** A document that is not published as the catalogue has it. */
export interface Change {
  /** Such as `Course/1`. */
  path: string
  kind: 'new' | 'changed' | 'removed'
  /** What is published; `null` for a new one. */
  before: Fields | null
  /** What the catalogue has; `null` for one that is not in it. */
  after: Fields | null
}

/** How much of a value a person is shown, in characters. */
const shown = 60

/**
 * What differs in one collection, in the order of the catalogue; what is published and not in it comes last.
 *
 * @param collection its name, such as `Course`.
 * @param published by id.
 */
export function changesTo(
  collection: string,
  wanted: readonly CatalogueEntry[],
  published: ReadonlyMap<string, Fields>,
): Change[] {
  const changes: Change[] = []
  for (const { id, fields: after } of wanted) {
    const path = `${collection}/${id}`
    const before = published.get(id)
    if (before === undefined) changes.push({ path, kind: 'new', before: null, after })
    else if (!isDeepStrictEqual(before, after)) changes.push({ path, kind: 'changed', before, after })
  }
  const ids = new Set(wanted.map(({ id }) => id))
  for (const [id, before] of published) {
    if (!ids.has(id)) changes.push({ path: `${collection}/${id}`, kind: 'removed', before, after: null })
  }
  return changes
}

/** The lines that show a change: the document, then each field that differs, before and after. */
export function describeChange({ path, kind, before, after }: Change): string[] {
  if (kind === 'removed') return [`- ${path}`]
  if (kind === 'new') return [`+ ${path}`]
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort()
  return [
    `~ ${path}`,
    ...names
      .filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]))
      .map((name) => `    ${name}: ${differing(before?.[name], after?.[name])}`),
  ]
}

/** Both values from a little before the place where they part, so that a change deep in a long text is seen. */
function differing(before: unknown, after: unknown): string {
  const [one, other] = [inWords(before), inWords(after)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const longest = Math.max(one.length, other.length)
  const start = longest <= shown ? 0 : Math.max(0, Math.min(same - shown / 3, longest - shown))
  return `${excerpt(one, start)} → ${excerpt(other, start)}`
}

function inWords(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function excerpt(text: string, start: number): string {
  const end = start + shown
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
