import { getField, type FieldPath } from '../values/field-path.ts'
import { valueKey } from '../values/keys.ts'
import type { DocumentOrder, StoredDocument } from './document.ts'
import { OrderedDocuments } from './ordered-documents.ts'

/** A field that must equal a value, given by its key (values/keys.ts). */
export interface Equality {
  path: FieldPath
  key: string
}

/** The documents that have a field, by the key of its value. */
interface FieldIndex {
  path: FieldPath
  byKey: Map<string, OrderedDocuments>
}

/** An index takes memory for every document: the least recently used one is dropped. */
const maxFields = 8

/**
 * The documents of a collection or collection group by the values of their fields. A field is indexed at the first query
 * with an equality on it, and its index is maintained from then on.
 */
export class EqualityIndexes {
  /** By field, most recently used last. */
  readonly #indexes = new Map<string, FieldIndex>()

  constructor(private readonly order: DocumentOrder) {}

  /**
   * The documents that satisfy the most selective equality, in order; undefined without an equality. They may not satisfy
   * the others. `all` gives the documents from which to build a missing index.
   */
  find(
    equalities: readonly Equality[],
    all: () => Iterable<StoredDocument>,
  ): Iterable<StoredDocument> | undefined {
    let fewest: OrderedDocuments | undefined
    for (const { path, key } of equalities.slice(0, maxFields)) {
      const found = this.#indexOf(path, all).byKey.get(key)
      if (found === undefined) return []
      if (fewest === undefined || found.size < fewest.size) fewest = found
    }
    return fewest
  }

  /** Records that a document was created, deleted or changed. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const index of this.#indexes.values()) {
      const oldKey = keyIn(index, before)
      const newKey = keyIn(index, after)
      if (before !== undefined && oldKey !== undefined && oldKey !== newKey) removeFrom(index, oldKey, before)
      if (after !== undefined && newKey !== undefined) this.#putInto(index, newKey, after)
    }
  }

  #indexOf(path: FieldPath, all: () => Iterable<StoredDocument>): FieldIndex {
    const name = JSON.stringify(path)
    const index = this.#indexes.get(name) ?? this.#build(path, all())
    this.#indexes.delete(name)
    this.#indexes.set(name, index)
    const [oldest] = this.#indexes.keys()
    if (this.#indexes.size > maxFields && oldest !== undefined) this.#indexes.delete(oldest)
    return index
  }

  #build(path: FieldPath, all: Iterable<StoredDocument>): FieldIndex {
    const grouped = new Map<string, StoredDocument[]>()
    for (const document of all) {
      const value = getField(document.fields, path)
      if (value === undefined) continue
      const key = valueKey(value)
      const group = grouped.get(key)
      if (group === undefined) grouped.set(key, [document])
      else group.push(document)
    }
    const byKey = new Map<string, OrderedDocuments>()
    for (const [key, group] of grouped) byKey.set(key, new OrderedDocuments(this.order, group))
    return { path, byKey }
  }

  #putInto({ byKey }: FieldIndex, key: string, document: StoredDocument): void {
    const documents = byKey.get(key)
    if (documents === undefined) byKey.set(key, new OrderedDocuments(this.order, [document]))
    else documents.put(document)
  }
}

function keyIn({ path }: FieldIndex, document: StoredDocument | undefined): string | undefined {
  const value = document === undefined ? undefined : getField(document.fields, path)
  return value === undefined ? undefined : valueKey(value)
}

function removeFrom({ byKey }: FieldIndex, key: string, document: StoredDocument): void {
  const documents = byKey.get(key)
  documents?.remove(document)
  if (documents?.size === 0) byKey.delete(key)
}
