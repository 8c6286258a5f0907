import { compareIds } from '../values/order.ts'
import type { CollectionGroup } from './collection-group.ts'
import type { StoredDocument } from './database.ts'
import { EqualityIndexes, type Equality } from './equality-indexes.ts'
import { idOf } from './names.ts'
import { OrderedDocuments, type Place } from './ordered-documents.ts'

/** Fewer documents than these are looked through faster than they are indexed, and most collections stay below. */
const worthIndexing = 100

/** The order by name, of documents that share a collection. */
function byId(a: Place, b: Place): number {
  return compareIds(a.id, b.id)
}

/**
 * The documents of one collection, found by id in constant time. The order by name is kept from the first query on,
 * so that loading many documents sorts once.
 */
export class Collection {
  readonly id: string
  readonly #documents = new Map<string, StoredDocument>()
  #ordered: OrderedDocuments | undefined
  #indexes: EqualityIndexes | undefined

  /** `group` is told of every change. */
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

  /** All documents, in no order. */
  documents(): Iterable<StoredDocument> {
    return this.#documents.values()
  }

  /** All documents, by name ascending. */
  inOrder(): OrderedDocuments {
    return (this.#ordered ??= new OrderedDocuments(byId, this.documents()))
  }

  /** At least those documents that meet all the equalities, by name ascending. */
  meeting(equalities: readonly Equality[]): Iterable<StoredDocument> {
    if (equalities.length === 0 || this.size < worthIndexing) return this.inOrder()
    this.#indexes ??= new EqualityIndexes(byId)
    return this.#indexes.find(equalities, () => this.documents()) ?? this.inOrder()
  }
}
