import type { Collection } from './collection.ts'
import type { StoredDocument } from './database.ts'
import { EqualityIndexes, type Equality } from './equality-indexes.ts'
import { byPath, OrderedDocuments } from './ordered-documents.ts'

/** All collections of one id, wherever they lie: what a collection group query looks through. */
export class CollectionGroup {
  readonly collections = new Set<Collection>()
  #ordered: OrderedDocuments | undefined
  #indexes: EqualityIndexes | undefined

  /** Takes note that a document in one of the collections has come, gone or changed. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    this.#indexes?.replace(before, after)
    if (after !== undefined) this.#ordered?.put(after)
    else if (before !== undefined) this.#ordered?.remove(before)
  }

  /** All documents, by name ascending; the order is kept from the first query on. */
  inOrder(): OrderedDocuments {
    return (this.#ordered ??= new OrderedDocuments(byPath, this.#documents()))
  }

  /** At least those documents that meet all the equalities, by name ascending; undefined without an equality. */
  meeting(equalities: readonly Equality[]): Iterable<StoredDocument> | undefined {
    if (equalities.length === 0) return undefined
    this.#indexes ??= new EqualityIndexes(byPath)
    return this.#indexes.find(equalities, () => this.#documents())
  }

  *#documents(): Generator<StoredDocument> {
    for (const collection of this.collections) yield* collection.documents()
  }
}
