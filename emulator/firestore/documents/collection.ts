import { compareIds } from '../values/order'
import type { StoredDocument } from './database'
import { idOf } from './names'

/**
 * The documents of one collection, found by id in constant time. The order by name is kept from the first query on,
 * and only moved by what changes, so that loading many documents sorts once.
 */
export class Collection {
  readonly id: string
  readonly #documents = new Map<string, StoredDocument>()
  #ordered: StoredDocument[] | undefined

  constructor(readonly path: string) {
    this.id = idOf(path)
  }

  get size(): number {
    return this.#documents.size
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id)
  }

  put(document: StoredDocument): void {
    const known = this.#documents.has(document.id)
    this.#documents.set(document.id, document)
    this.#ordered?.splice(this.#place(document.id), known ? 1 : 0, document)
  }

  remove(id: string): void {
    if (this.#documents.delete(id)) this.#ordered?.splice(this.#place(id), 1)
  }

  /** All documents, by name ascending. Not to be changed by the caller. */
  inOrder(): readonly StoredDocument[] {
    this.#ordered ??= [...this.#documents.values()].sort((a, b) => compareIds(a.id, b.id))
    return this.#ordered
  }

  /** Where the document with this id stands in the order, or would stand. */
  #place(id: string): number {
    const ordered = this.#ordered ?? []
    let low = 0
    let high = ordered.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareIds(ordered[middle]?.id ?? '', id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
