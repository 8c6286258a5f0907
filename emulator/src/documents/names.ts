import { invalid, unimplemented } from '../errors.ts'

/** A parsed resource name: the project and the path below the documents root. */
export interface DocumentName {
  project: string
  path: string
}

/** Reads a document's full name, `projects/P/databases/(default)/documents/C/D...`. Throws INVALID_ARGUMENT. */
export function parseDocumentName(name: string): DocumentName {
  const parsed = parseParentName(name)
  if (parsed.path === '') throw invalid(`"${name}" is not the name of a document.`)
  return parsed
}

/** Reads the name of a parent: a document, or the documents root (an empty path). */
export function parseParentName(name: string): DocumentName {
  const [, project, database, path = ''] =
    /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s.exec(name) ?? []
  if (project === undefined || name.endsWith('/')) throw invalid(`"${name}" is not a document's full name.`)
  if (database !== '(default)') throw unimplemented('a database besides (default)')
  const ids = path === '' ? [] : path.split('/')
  if (ids.length % 2 === 1) throw invalid(`"${name}" is the name of a collection, not of a document.`)
  ids.forEach(checkId)
  return { project, path }
}

/** Throws if no collection, or no document, can have this id. */
function checkId(id: string): void {
  if (/^__id-?\d+__$/.test(id)) throw unimplemented('ids of numbers')
  if (['', '.', '..'].includes(id) || isReserved(id)) throw invalid(`The id "${id}" is reserved.`)
}

/** Whether a name is reserved: `__.*__`. */
export function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith('__') && name.endsWith('__')
}

/** The path of the collection that contains a document. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The last segment of a path. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
