import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'
import { elementsOf, vectorOf } from '../values/order.ts'
import { isReserved, parseDocumentName } from './names.ts'

const maxDocumentBytes = 1_048_576
const maxNesting = 20

/**
 * Throws INVALID_ARGUMENT if Firestore would not store the document: reserved names, nested arrays,
 * more than 20 levels, more than 1 MiB (https://firebase.google.com/docs/firestore/quotas).
 */
export function checkDocument(path: string, fields: WireFields): void {
  checkFields(fields, 0)
  if (documentSize(path, fields) > maxDocumentBytes) {
    throw invalid(`maximum entity size is ${maxDocumentBytes} bytes`)
  }
}

function checkFields(fields: WireFields, level: number): void {
  for (const [name, value] of Object.entries(fields)) {
    if (name === '') throw invalid('The property.name is the empty string.')
    if (isReserved(name)) throw invalid(`field name ${name} is reserved`)
    checkValue(name, value, level)
  }
}

function checkValue(name: string, value: WireValue, level: number): void {
  if (level > maxNesting) throw invalid(`Property ${name} contains an invalid nested entity.`)
  if ('referenceValue' in value) parseDocumentName(value.referenceValue)
  if ('mapValue' in value && vectorOf(value) === undefined)
    checkFields(value.mapValue.fields ?? {}, level + 1)
  for (const element of elementsOf(value)) {
    if ('arrayValue' in element) throw invalid('Nested arrays are not allowed')
    // Google stores an array as a repeated property of this name.
    checkValue('array', element, level + 1)
  }
}

/** The size of a document in bytes: https://firebase.google.com/docs/firestore/storage-size */
function documentSize(path: string, fields: WireFields): number {
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
    return elementsOf(value).reduce((sum, element) => sum + valueSize(element), 0)
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {}) + 32
  return 8
}
