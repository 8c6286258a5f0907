import { expect, it } from 'vitest'
import type { WireFields } from 'firestore-emulator/wire'
import { canonicalFields } from './documents.ts'

function textOf(answer: string): string {
  return JSON.stringify(canonicalFields(JSON.parse(answer) as WireFields))
}

it('A document has one text, whichever server wrote it and in which order', () => {
  const one =
    '{"b":{"geoPointValue":{}},"a":{"mapValue":{"fields":{"y":{"arrayValue":{}},"x":{"mapValue":{}}}}}}'
  const other =
    '{"a":{"mapValue":{"fields":{"x":{"mapValue":{"fields":{}}},"y":{"arrayValue":{"values":[]}}}}},"b":{"geoPointValue":{"longitude":0,"latitude":0}}}'
  expect(textOf(one)).toBe(textOf(other))
})
