import { expect, test } from 'vitest'
import { decodeFields, encodeFields } from './plain-fields.ts'

const plain = {
  nothing: null,
  yes: true,
  whole: 6,
  part: 1.5,
  text: 'ਪੈਂਤੀ',
  time: new Date('2026-01-02T03:04:05.678Z'),
  list: [1, 'a', []],
  map: { inner: { deep: false } },
}

test('plain values are written as the REST API writes them', () => {
  expect(encodeFields(plain)).toEqual({
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    whole: { integerValue: '6' },
    part: { doubleValue: 1.5 },
    text: { stringValue: 'ਪੈਂਤੀ' },
    time: { timestampValue: '2026-01-02T03:04:05.678Z' },
    list: {
      arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }, { arrayValue: { values: [] } }] },
    },
    map: { mapValue: { fields: { inner: { mapValue: { fields: { deep: { booleanValue: false } } } } } } },
  })
})

test('what is written can be read back', () => {
  expect(decodeFields(encodeFields(plain))).toEqual(plain)
})

test('an empty document, list and map may leave out their contents', () => {
  expect(decodeFields(undefined)).toEqual({})
  expect(decodeFields({ list: { arrayValue: {} }, map: { mapValue: {} } })).toEqual({ list: [], map: {} })
})

test('a kind of value that Painti does not store is not read', () => {
  expect(() => decodeFields({ x: { bytesValue: 'AA==' } })).toThrow('bytesValue')
})

test('what is no value is not written', () => {
  expect(() => encodeFields({ x: undefined })).toThrow('undefined')
})
