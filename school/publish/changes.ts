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
  /** What the catalogue has; `null` where it is not in it. */
  after: Fields | null
}

/** How much of a value is shown, in characters. */
const maxLength = 60

/**
 * What differs in one collection, in the order of the catalogue; what is published and not in it comes last.
 *
 * @param collection its name, such as `Course`.
 * @param published of any collection, by path.
 */
export function findChanges(
  collection: string,
  entries: readonly CatalogueEntry[],
  published: ReadonlyMap<string, { fields: Fields }>,
): Change[] {
  const wanted = new Map(entries.map(({ id, fields }) => [`${collection}/${id}`, fields]))
  const changes: Change[] = []
  for (const [path, after] of wanted) {
    const before = published.get(path)?.fields
    if (before === undefined) changes.push({ path, kind: 'new', before: null, after })
    else if (!isDeepStrictEqual(before, after)) changes.push({ path, kind: 'changed', before, after })
  }
  for (const [path, { fields: before }] of published) {
    if (wanted.has(path) || !path.startsWith(`${collection}/`)) continue
    changes.push({ path, kind: 'removed', before, after: null })
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
      .map((name) => `    ${name}: ${describeValues(before?.[name], after?.[name])}`),
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
