import type { DocumentOrder, Place, StoredDocument } from './document.ts'

const largestChunk = 512

/**
 * Documents in order, in chunks of bounded length: putting one in shifts the rest of its chunk and not of a whole
 * collection, so that a write costs the same at any size.
 */
export class OrderedDocuments implements Iterable<StoredDocument> {
  /** None of them is empty. */
  readonly #chunks: StoredDocument[][] = []
  #size = 0

  /** `documents` may come in any order, each of them once. */
  constructor(
    private readonly order: DocumentOrder,
    documents: Iterable<StoredDocument> = [],
  ) {
    const sorted = [...documents].sort(order)
    this.#size = sorted.length
    // Half full, so that the first writes afterwards find room.
    for (let start = 0; start < sorted.length; start += largestChunk / 2) {
      this.#chunks.push(sorted.slice(start, start + largestChunk / 2))
    }
  }

  get size(): number {
    return this.#size
  }

  /** Puts a document in its place, or in the place of the one of its name. */
  put(document: StoredDocument): void {
    const index = this.#chunkOf(document)
    const chunk = this.#chunks[index]
    if (chunk === undefined) {
      this.#chunks.push([document])
      this.#size++
      return
    }
    const place = this.#placeIn(chunk, document)
    const isKnown = this.#stands(chunk[place], document)
    chunk.splice(place, isKnown ? 1 : 0, document)
    if (isKnown) return
    this.#size++
    if (chunk.length > largestChunk) this.#chunks.splice(index + 1, 0, chunk.splice(largestChunk / 2))
  }

  /** Takes out the document of this name. */
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

  /** Those at a place and behind it, found without a look at those before it. */
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

/** The first index below `end` that passes, where all behind it pass too; `end` where none does. */
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
