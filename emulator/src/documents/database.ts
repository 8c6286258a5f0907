import { comparePaths, compareText } from '../values/order.ts'
import type { WireFields } from '../wire.ts'
import { Clock } from './clock.ts'
import { collectionOf, idOf } from './names.ts'

/** A stored document. Immutable: a write replaces it. */
export interface StoredDocument {
  /** Below the documents root: `Users/u1/Students/s1`. */
  readonly path: string
  readonly id: string
  readonly fields: WireFields
  /** Microseconds since the epoch. */
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** The documents of a project, in memory. */
export class Database {
  /** The time of the last commit that changed anything. */
  lastChange = 0n
  /** The documents of each collection, by id; none is empty. */
  readonly #collections = new Map<string, Map<string, StoredDocument>>()

  constructor(
    readonly project: string,
    readonly clock = new Clock(),
  ) {}

  /** The full resource name of a document. */
  nameOf(path: string): string {
    return `projects/${this.project}/databases/(default)/documents/${path}`
  }

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(collectionOf(path))?.get(idOf(path))
  }

  put(document: StoredDocument): void {
    const path = collectionOf(document.path)
    const collection = this.#collections.get(path) ?? new Map<string, StoredDocument>()
    this.#collections.set(path, collection.set(document.id, document))
  }

  remove(path: string): void {
    const collection = this.#collections.get(collectionOf(path))
    collection?.delete(idOf(path))
    if (collection?.size === 0) this.#collections.delete(collectionOf(path))
  }

  clear(): void {
    this.#collections.clear()
    this.lastChange = this.clock.nextMicros()
  }

  /** All documents, by name ascending. */
  inOrder(): StoredDocument[] {
    const all = Array.from(this.#collections.values(), (collection) => [...collection.values()])
    return all.flat().sort((a, b) => comparePaths(a.path, b.path))
  }

  collection(path: string): StoredDocument[] {
    return [...(this.#collections.get(path)?.values() ?? [])]
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
    return [...ids].sort(compareText)
  }
}
