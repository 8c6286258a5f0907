import { comparePaths } from '../values/order'
import type { Collection } from './collection'
import type { StoredDocument } from './database'
import { EqualityIndexes, type Equality } from './equality-indexes'

/** All collections of one id, wherever they lie: what a collection group query looks through. */
export class CollectionGroup {
  readonly collections = new Set<Collection>()
  #indexes: EqualityIndexes | undefined

  /** Takes note that a document in one of the collections has come, gone or changed. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    this.#indexes?.replace(before, after)
  }

  /** At least those documents that meet all the equalities, by name ascending; undefined without an equality. */
  meeting(equalities: readonly Equality[]): Iterable<StoredDocument> | undefined {
    if (equalities.length === 0) return undefined
    this.#indexes ??= new EqualityIndexes((a, b) => comparePaths(a.path, b.path))
    return this.#indexes.find(equalities, () => this.#documents())
  }

  *#documents(): Generator<StoredDocument> {
    for (const collection of this.collections) yield* collection.inOrder()
  }
}
