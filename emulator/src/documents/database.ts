import { compareIds, comparePaths } from '../values/order.ts'
import { Clock } from './clock.ts'
import { Collection, CollectionGroup } from './collection.ts'
import { byPath, type StoredDocument } from './document.ts'
import { collectionOf, idOf } from './names.ts'
import { OrderedDocuments } from './ordered-documents.ts'

/** One database of a project, in memory. */
export class Database {
  /** The time of the last commit that changed anything. */
  lastChange = 0n
  readonly #collections = new Map<string, Collection>()
  readonly #groups = new Map<string, CollectionGroup>()
  /** The collections directly below each document (or below the root, ''), whether the document exists or not. */
  readonly #collectionsBelow = new Map<string, Set<Collection>>()
  #ordered: OrderedDocuments | undefined

  /** `name` is the full resource name, `projects/P/databases/D`. */
  constructor(
    readonly name: string,
    readonly clock = new Clock(),
  ) {}

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(collectionOf(path))?.get(idOf(path))
  }

  put(document: StoredDocument): void {
    const path = collectionOf(document.path)
    const collection = this.#collections.get(path) ?? this.#open(path)
    collection.put(document)
    this.#ordered?.put(document)
  }

  remove(path: string): void {
    const collection = this.#collections.get(collectionOf(path))
    const document = collection?.get(idOf(path))
    if (collection === undefined || document === undefined) return
    collection.remove(document.id)
    this.#ordered?.remove(document)
    if (collection.size === 0) this.#close(collection)
  }

  clear(): void {
    this.#collections.clear()
    this.#groups.clear()
    this.#collectionsBelow.clear()
    this.#ordered = undefined
    this.lastChange = this.clock.nextMicros()
  }

  /** All documents, by name ascending; the order is maintained from the first query that needs it. */
  inOrder(): OrderedDocuments {
    return (this.#ordered ??= new OrderedDocuments(byPath, this.#documents()))
  }

  collection(path: string): Collection | undefined {
    return this.#collections.get(path)
  }

  /** All collections with one id. */
  group(id: string): CollectionGroup | undefined {
    return this.#groups.get(id)
  }

  /** The collections directly below a document or, for '', the root; by id ascending. */
  collectionsBelow(parent: string): Collection[] {
    return [...(this.#collectionsBelow.get(parent) ?? [])].sort((a, b) => compareIds(a.id, b.id))
  }

  /**
   * The ids of the collections below a document or the root, sorted, including those that are empty themselves but have
   * documents further down.
   */
  collectionIdsBelow(parent: string): string[] {
    const prefix = parent === '' ? '' : `${parent}/`
    const ids = new Set<string>()
    for (const path of this.#collections.keys()) {
      if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/')[0] ?? '')
    }
    return [...ids].sort(compareIds)
  }

  /** The ids of missing documents in a collection, those with subcollections but no document; sorted. */
  missingIn(collectionPath: string): string[] {
    const found = new Set<string>()
    const collection = this.#collections.get(collectionPath)
    const prefix = `${collectionPath}/`
    for (const parent of this.#collectionsBelow.keys()) {
      if (!parent.startsWith(prefix)) continue
      const id = parent.slice(prefix.length).split('/')[0] ?? ''
      if (collection?.get(id) === undefined) found.add(id)
    }
    return [...found].sort(compareIds)
  }

  /** The paths of a document and everything below it. */
  subtree(path: string): string[] {
    const below = [...this.#collections.values()]
      .filter((collection) => collection.path.startsWith(`${path}/`))
      .flatMap((collection) => Array.from(collection.documents(), (document) => document.path))
    return [path, ...below].sort(comparePaths)
  }

  *#documents(): Generator<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.documents()
  }

  #open(path: string): Collection {
    const group = this.group(idOf(path)) ?? new CollectionGroup()
    const collection = new Collection(path, group)
    this.#collections.set(path, collection)
    this.#groups.set(collection.id, group)
    group.collections.add(collection)
    const siblings = this.#collectionsBelow.get(parentOf(path))
    if (siblings === undefined) this.#collectionsBelow.set(parentOf(path), new Set([collection]))
    else siblings.add(collection)
    return collection
  }

  #close(collection: Collection): void {
    const { path, id } = collection
    this.#collections.delete(path)
    const group = this.group(id)
    group?.collections.delete(collection)
    if (group?.collections.size === 0) this.#groups.delete(id)
    const siblings = this.#collectionsBelow.get(parentOf(path))
    siblings?.delete(collection)
    if (siblings?.size === 0) this.#collectionsBelow.delete(parentOf(path))
  }
}

function parentOf(collectionPath: string): string {
  const end = collectionPath.lastIndexOf('/')
  return end === -1 ? '' : collectionPath.slice(0, end)
}
