import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredDocument } from './document.ts'
import type { Place } from './document.ts'
import { OrderedDocuments } from './ordered-documents.ts'

function document(number: number): StoredDocument {
  const id = String(number).padStart(6, '0')
  return { path: `c/${id}`, id, fields: {}, createTime: 1n, updateTime: 1n }
}

function inOrder(a: Place, b: Place): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

const numbers = fc.array(fc.nat(4_000), { size: 'max', maxLength: 3_000 })

describe('Ordered documents', () => {
  it('stand in order, whatever is put in and taken out, each once and the last one put', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, fc.nat(4_001), (first, added, removed, from) => {
        const ordered = new OrderedDocuments(inOrder, [...new Set(first)].map(document))
        const kept = new Map([...ordered].map((one) => [one.id, one]))
        for (const one of added.map(document)) {
          ordered.put(one)
          kept.set(one.id, one)
        }
        for (const one of removed.map(document)) {
          ordered.remove(one)
          kept.delete(one.id)
        }
        const found = [...ordered]
        expect(found).toEqual([...kept.values()].sort(inOrder))
        expect(found.every((one) => kept.get(one.id) === one)).toBe(true)
        expect(ordered.size).toBe(kept.size)
        const place = document(from)
        expect([...ordered.from(place)]).toEqual(found.filter((one) => one.id >= place.id))
      }),
      // Thousands of documents: to look for the fewest that fail would take minutes.
      { numRuns: 30, endOnFailure: true },
    )
  })
})
