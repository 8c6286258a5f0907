import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'
import { elementsOf } from '../values/order.ts'
import { isReserved, parseDocumentName } from './names.ts'

const maxNesting = 20

/**
 * Throws INVALID_ARGUMENT if Firestore would not store a document with these fields: reserved names, nested arrays, more
 * than 20 levels (https://firebase.google.com/docs/firestore/quotas).
 */
export function checkFields(fields: WireFields, level = 0): void {
  for (const [name, value] of Object.entries(fields)) {
    if (name === '') throw invalid('The property.name is the empty string.')
    if (isReserved(name)) throw invalid(`field name ${name} is reserved`)
    checkValue(name, value, level)
  }
}

function checkValue(name: string, value: WireValue, level: number): void {
  if (level > maxNesting) throw invalid(`Property ${name} contains an invalid nested entity.`)
  if ('referenceValue' in value) parseDocumentName(value.referenceValue)
  if ('mapValue' in value) checkFields(value.mapValue.fields ?? {}, level + 1)
  for (const element of elementsOf(value)) {
    if ('arrayValue' in element) throw invalid('Nested arrays are not allowed')
    // Google stores an array as a repeated property of this name.
    checkValue('array', element, level + 1)
  }
}
