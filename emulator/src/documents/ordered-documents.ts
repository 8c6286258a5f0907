import type { DocumentOrder, Place, StoredDocument } from './document.ts'

const maxChunkSize = 512

/**
 * Documents in order, in chunks of bounded length: an insertion shifts the rest of its chunk, not of the whole
 * collection, so that a write costs the same at any size.
 */
export class OrderedDocuments implements Iterable<StoredDocument> {
  /** None of them is empty. */
  readonly #chunks: StoredDocument[][] = []
  #size = 0

  /** `documents` may be in any order, without duplicates. */
  constructor(
    private readonly order: DocumentOrder,
    documents: Iterable<StoredDocument> = [],
  ) {
    const sorted = [...documents].sort(order)
    this.#size = sorted.length
    // Half full, so that the first insertions do not split every chunk.
    for (let start = 0; start < sorted.length; start += maxChunkSize / 2) {
      this.#chunks.push(sorted.slice(start, start + maxChunkSize / 2))
    }
  }

  get size(): number {
    return this.#size
  }

  /** Inserts a document, replacing the one with the same name. */
  put(document: StoredDocument): void {
    const index = this.#chunkOf(document)
    const chunk = this.#chunks[index]
    if (chunk === undefined) {
      this.#chunks.push([document])
      this.#size++
      return
    }
    const place = this.#placeIn(chunk, document)
    const isReplaced = this.#stands(chunk[place], document)
    chunk.splice(place, isReplaced ? 1 : 0, document)
    if (isReplaced) return
    this.#size++
    if (chunk.length > maxChunkSize) this.#chunks.splice(index + 1, 0, chunk.splice(maxChunkSize / 2))
  }

  /** Removes the document with this name. */
  remove(document: StoredDocument): void {
    const index = this.#chunkOf(document)
    const chunk = this.#chunks[index]
    if (chunk === undefined) return
    const place = this.#placeIn(chunk, document)
    if (!this.#stands(chunk[place], document)) return
    chunk.splice(place, 1)
    this.#size--
    if (chunk.length === 0) this.#chunks.splice(index, 1)
  }

  *[Symbol.iterator](): Generator<StoredDocument> {
    for (const chunk of this.#chunks) yield* chunk
  }

  /** The documents from a position on, without iterating over those before it. */
  *from(place: Place): Generator<StoredDocument> {
    const first = this.#chunkOf(place)
    const chunk = this.#chunks[first]
    if (chunk === undefined) return
    for (let index = this.#placeIn(chunk, place); index < chunk.length; index++) {
      const document = chunk[index]
      if (document !== undefined) yield document
    }
    for (let index = first + 1; index < this.#chunks.length; index++) yield* this.#chunks[index] ?? []
  }

  #stands(found: StoredDocument | undefined, document: StoredDocument): boolean {
    return found !== undefined && this.order(found, document) === 0
  }

  /** The chunk that holds the document or would hold it: the first that ends at or behind it, or the last. */
  #chunkOf(document: Place): number {
    const last = this.#chunks.length - 1
    return firstIndex(last, (index) => {
      const end = this.#chunks[index]?.at(-1)
      return end !== undefined && this.order(end, document) >= 0
    })
  }

  #placeIn(chunk: readonly StoredDocument[], document: Place): number {
    return firstIndex(chunk.length, (index) => {
      const other = chunk[index]
      return other !== undefined && this.order(other, document) >= 0
    })
  }
}

/** Binary search: the first index below `end` that passes, given that all after it pass too; `end` if none does. */
function firstIndex(end: number, passes: (index: number) => boolean): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}
