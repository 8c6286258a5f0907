import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'
import { vectorOf } from '../values/order.ts'
import { checkPathLength, isReserved, parseDocumentName } from './names.ts'

const maxNameBytes = 1500
const maxValueBytes = 1_048_487
const maxDocumentBytes = 1_048_576
const maxNesting = 20

/**
 * Throws INVALID_ARGUMENT if Firestore would not store the document: reserved or long names, long values, nested arrays,
 * more than 20 levels, more than 1 MiB. The messages are those of Google's emulator.
 */
export function checkDocument(path: string, fields: WireFields): void {
  checkPathLength(path)
  for (const [name, value] of Object.entries(fields)) {
    checkReserved(name, 1)
    checkContent(value)
  }
  for (const [name, value] of Object.entries(fields)) checkProperty(name, value)
  if (documentSize(path, fields) > maxDocumentBytes) {
    throw invalid(`maximum entity size is ${maxDocumentBytes} bytes`)
  }
}

function checkReserved(name: string, level: number): void {
  if (name === '') throw invalid('The property.name is the empty string.')
  if (isReserved(name)) {
    throw invalid(level === 1 ? `field name ${name} is reserved` : `field name '${name}' is reserved.`)
  }
}

/** Checks what is invalid at any depth: reserved names, malformed references and, in stored values, nested arrays. */
export function checkContent(value: WireValue, isStored = true): void {
  if ('referenceValue' in value) parseDocumentName(value.referenceValue)
  if ('arrayValue' in value) {
    for (const element of value.arrayValue.values ?? []) {
      if (isStored && 'arrayValue' in element) throw invalid('Nested arrays are not allowed')
      checkContent(element, isStored)
    }
  }
  if ('mapValue' in value && vectorOf(value) === undefined) {
    for (const [name, inner] of Object.entries(value.mapValue.fields ?? {})) {
      checkReserved(name, 2)
      checkContent(inner, isStored)
    }
  }
}

/** Throws if the name is too long for a field. */
export function checkFieldName(name: string): void {
  if (Buffer.byteLength(name) > maxNameBytes) {
    throw invalid(`The property.name is longer than ${maxNameBytes} bytes.`)
  }
}

/** A top-level field. Google stores an array as a repeated property called "array", which shows in its messages. */
function checkProperty(name: string, value: WireValue): void {
  checkFieldName(name)
  checkPropertyValue(name, Buffer.byteLength(name), value, 1)
}

function checkPropertyValue(name: string, pathLength: number, value: WireValue, level: number): void {
  if ('arrayValue' in value) {
    for (const element of value.arrayValue.values ?? []) {
      checkPropertyValue('array', 'array'.length, element, level + 1)
    }
  } else if ('mapValue' in value) {
    if (level > maxNesting || !fitsNested(value, pathLength, level)) {
      throw invalid(`Property ${name} contains an invalid nested entity.`)
    }
  } else if (isTooLong(value)) {
    throw invalid(`The value of property "${name}" is longer than ${maxValueBytes} bytes.`)
  }
}

/** Whether everything inside a map is within the limits; `pathLength` is the bytes of the field path to it. */
function fitsNested(map: { mapValue: { fields?: WireFields } }, pathLength: number, level: number): boolean {
  return Object.entries(map.mapValue.fields ?? {}).every(([name, value]) => {
    const length = pathLength + 1 + Buffer.byteLength(name)
    if (length > maxNameBytes) return false
    if (!('arrayValue' in value)) return fitsInside(value, length, level + 1)
    const elementLength = pathLength + 1 + 'array'.length
    const elements = value.arrayValue.values ?? []
    return level < maxNesting && elements.every((element) => fitsInside(element, elementLength, level + 2))
  })
}

function fitsInside(value: WireValue, pathLength: number, level: number): boolean {
  if ('mapValue' in value) return level <= maxNesting && fitsNested(value, pathLength, level)
  return !isTooLong(value)
}

function isTooLong(value: WireValue): boolean {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) > maxValueBytes
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64') > maxValueBytes
  return false
}

/** The size of a document in bytes: https://firebase.google.com/docs/firestore/storage-size */
export function documentSize(path: string, fields: WireFields): number {
  const name = path.split('/').reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16)
  return name + fieldsSize(fields) + 32
}

function fieldsSize(fields: WireFields): number {
  let size = 0
  for (const [name, value] of Object.entries(fields)) size += Buffer.byteLength(name) + 1 + valueSize(value)
  return size
}

function valueSize(value: WireValue): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('referenceValue' in value) return Buffer.byteLength(value.referenceValue) + 1
  if ('geoPointValue' in value) return 16
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((sum, element) => sum + valueSize(element), 0)
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {}) + 32
  return 8
}
