import { invalid } from '../errors.ts'

const maxIdBytes = 1500
const maxCollectionDepth = 100

/** A parsed resource name: the database and the path of the document below the documents root. */
export interface DocumentName {
  database: string
  path: string
}

/**
 * Reads a document's full name, `projects/P/databases/D/documents/C/D...`. Throws INVALID_ARGUMENT with the position of
 * the error, in the wording of Google's emulator.
 */
export function parseDocumentName(name: string): DocumentName {
  return parseName(name, 'Document name', false)
}

/** Reads the name of a parent: a document, or the documents root (an empty path). */
export function parseParentName(name: string): DocumentName {
  return parseName(name, 'Document parent name', true)
}

function parseName(name: string, what: string, rootAllowed: boolean): DocumentName {
  const fail = (fault: string, index?: number): Error =>
    invalid(`${what} "${name}" ${fault}${index === undefined ? '' : ` at index ${index}`}.`)
  let index = 0
  function expect(word: string): void {
    if (!name.startsWith(word, index)) throw fail(`lacks "${word}"`, index)
    index += word.length
  }
  function segment(kind: string): string {
    const end = name.indexOf('/', index)
    const text = end === -1 ? name.slice(index) : name.slice(index, end)
    if (text === '' && index === name.length) throw fail('has invalid trailing "/"')
    if (text === '') throw fail(`lacks a ${kind} id`, index)
    if (text === '.' || text === '..') throw fail(`contains a ${kind} id "${text}"`, index)
    index += text.length
    return text
  }
  expect('projects')
  expect('/')
  segment('project')
  expect('/')
  expect('databases')
  expect('/')
  segment('database')
  const database = name.slice(0, index)
  expect('/')
  expect('documents')
  if (index === name.length && rootAllowed) return { database, path: '' }
  const start = index + 1
  const ids: { kind: 'collection' | 'resource'; id: string }[] = []
  do {
    expect('/')
    ids.push({ kind: 'collection', id: segment('collection') })
    expect('/')
    ids.push({ kind: 'resource', id: segment('resource') })
    if (ids.length > 2 * maxCollectionDepth) {
      throw invalid(`${what} has more than ${maxCollectionDepth} levels of collections.`)
    }
  } while (index < name.length)
  for (const { kind, id } of ids) {
    if (kind === 'collection') checkCollectionId(id)
    else checkDocumentId(id)
  }
  return { database, path: name.slice(start) }
}

/** Throws if a collection cannot have this id. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`)
  if (id === '.' || id === '..' || isReserved(id)) {
    throw invalid(`Collection id "${id}" is invalid because it is reserved.`)
  }
}

/** Throws if a document cannot have this id. */
export function checkDocumentId(id: string): void {
  if (id.includes('/')) throw invalid(`Resource id "${id}" is invalid because it contains "/".`)
  if (id.startsWith('__id') && id.endsWith('__') && id.length > 5) {
    if (!isNumericId(id)) {
      throw invalid(
        `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
      )
    }
    return
  }
  if (id === '.' || id === '..' || isReserved(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`)
  }
}

/** Throws if an id of the path is too long. */
export function checkPathLength(path: string): void {
  path.split('/').forEach((id, index) => {
    if (Buffer.byteLength(id) > maxIdBytes) {
      const part = index % 2 === 0 ? 'kind' : 'name'
      throw invalid(`The key path element ${part} is longer than ${maxIdBytes} bytes.`)
    }
  })
}

/** Whether a name is reserved: `__.*__`. */
export function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith('__') && name.endsWith('__')
}

function isNumericId(id: string): boolean {
  const digits = /^__id(-?\d{1,19})__$/.exec(id)?.[1]
  if (digits === undefined) return false
  const number = BigInt(digits)
  return BigInt.asIntN(64, number) === number
}

/** The path of the collection that contains a document. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The last segment of a path. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
