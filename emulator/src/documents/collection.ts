import { byId, byPath, type StoredDocument } from './document.ts'
import { EqualityIndexes, type Equality } from './equality-indexes.ts'
import { idOf } from './names.ts'
import { OrderedDocuments } from './ordered-documents.ts'

/** Smaller collections are scanned faster than they are indexed. */
const minIndexedDocuments = 100

/**
 * The documents of one collection, by id. The order by name is maintained from the first query on, so that loading many
 * documents sorts once.
 */
export class Collection {
  readonly id: string
  readonly #documents = new Map<string, StoredDocument>()
  #ordered: OrderedDocuments | undefined
  #indexes: EqualityIndexes | undefined

  /** `group` is notified of every change. */
  constructor(
    readonly path: string,
    private readonly group: CollectionGroup,
  ) {
    this.id = idOf(path)
  }

  get size(): number {
    return this.#documents.size
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id)
  }

  put(document: StoredDocument): void {
    const before = this.#documents.get(document.id)
    this.#documents.set(document.id, document)
    this.#ordered?.put(document)
    this.#indexes?.replace(before, document)
    this.group.replace(before, document)
  }

  remove(id: string): void {
    const document = this.#documents.get(id)
    if (document === undefined) return
    this.#documents.delete(id)
    this.#ordered?.remove(document)
    this.#indexes?.replace(document, undefined)
    this.group.replace(document, undefined)
  }

  /** All documents, unordered. */
  documents(): Iterable<StoredDocument> {
    return this.#documents.values()
  }

  /** All documents, by name ascending. */
  inOrder(): OrderedDocuments {
    return (this.#ordered ??= new OrderedDocuments(byId, this.documents()))
  }

  /** A superset of the documents that satisfy all the equalities, by name ascending. */
  meeting(equalities: readonly Equality[]): Iterable<StoredDocument> {
    if (equalities.length === 0 || this.size < minIndexedDocuments) return this.inOrder()
    this.#indexes ??= new EqualityIndexes(byId)
    return this.#indexes.find(equalities, () => this.documents()) ?? this.inOrder()
  }
}

/** All collections with one id, anywhere in the database: what a collection group query reads. */
export class CollectionGroup {
  readonly collections = new Set<Collection>()
  #ordered: OrderedDocuments | undefined
  #indexes: EqualityIndexes | undefined

  /** Records that a document in one of the collections was created, deleted or changed. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    this.#indexes?.replace(before, after)
    if (after !== undefined) this.#ordered?.put(after)
    else if (before !== undefined) this.#ordered?.remove(before)
  }

  /** All documents, by name ascending; the order is maintained from the first query on. */
  inOrder(): OrderedDocuments {
    return (this.#ordered ??= new OrderedDocuments(byPath, this.#documents()))
  }

  /** A superset of the documents that satisfy all the equalities, by name ascending; undefined without an equality. */
  meeting(equalities: readonly Equality[]): Iterable<StoredDocument> | undefined {
    if (equalities.length === 0) return undefined
    this.#indexes ??= new EqualityIndexes(byPath)
    return this.#indexes.find(equalities, () => this.#documents())
  }

  *#documents(): Generator<StoredDocument> {
    for (const collection of this.collections) yield* collection.documents()
  }
}
