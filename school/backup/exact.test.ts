import { describe, expect, it } from 'vitest'
import type { WireFields } from 'firestore-emulator/wire'
import { exactFields, redirected } from './exact.ts'

/** The text that stands in a backup for the fields of an answer. */
function textOf(answer: string): string {
  return JSON.stringify(exactFields(JSON.parse(answer) as WireFields))
}

describe('A document in a backup', () => {
  it('has one text, whichever server wrote it and in which order', () => {
    const one = textOf(
      '{"b":{"geoPointValue":{}},"a":{"mapValue":{"fields":{"y":{"arrayValue":{}},"x":{"mapValue":{}}}}}}',
    )
    const other = textOf(
      '{"a":{"mapValue":{"fields":{"x":{"mapValue":{"fields":{}}},"y":{"arrayValue":{"values":[]}}}}},"b":{"geoPointValue":{"longitude":0,"latitude":0}}}',
    )
    expect(one).toBe(other)
  })

  it.each([
    ['{"n":{"doubleValue":1}}', '{"n":{"integerValue":"1"}}'],
    ['{"n":{"doubleValue":-0}}', '{"n":{"doubleValue":0}}'],
    [
      '{"n":{"arrayValue":{"values":[{"doubleValue":-0}]}}}',
      '{"n":{"arrayValue":{"values":[{"doubleValue":0}]}}}',
    ],
    ['{"n":{"nullValue":null}}', '{}'],
    ['{"n":{"mapValue":{}}}', '{"n":{"arrayValue":{}}}'],
  ])('tells %s from %s', (one, other) => {
    expect(textOf(one)).not.toBe(textOf(other))
  })

  it('points into another project where it pointed into its own, at any depth', () => {
    const [from, to] = [
      'projects/a/databases/(default)/documents',
      'projects/b/databases/(default)/documents',
    ]
    const fields = (root: string): WireFields => ({
      list: { arrayValue: { values: [{ mapValue: { fields: { r: { referenceValue: `${root}/c/d` } } } }] } },
      other: { referenceValue: 'projects/a-b/databases/(default)/documents/c/d' },
      text: { stringValue: `${from}/c/d` },
    })
    expect(redirected(fields(from), from, to)).toEqual(fields(to))
  })
})
