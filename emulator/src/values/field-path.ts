import { invalid, unimplemented } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'

/** The names on the way from the fields of a document to one value. */
export type FieldPath = readonly string[]

/**
 * Parses the path syntax of masks, orders and filters: simple identifiers joined by dots. Throws INVALID_ARGUMENT for
 * anything else, and UNIMPLEMENTED for other names, which stand in backquotes.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text.includes('`')) throw unimplemented('quoted names of fields')
  if (/^([a-zA-Z_]\w*)(\.[a-zA-Z_]\w*)*$/.test(text)) return text.split('.')
  throw invalid(`Invalid property path "${text}".`)
}

/** The value at a path, or undefined. */
export function getField(fields: WireFields, path: FieldPath): WireValue | undefined {
  let level: WireFields | undefined = fields
  let value: WireValue | undefined
  for (const name of path) {
    if (level === undefined || !Object.hasOwn(level, name)) return undefined
    value = level[name]
    level = value !== undefined && 'mapValue' in value ? value.mapValue.fields : undefined
  }
  return value
}

/** Sets the value at a path, in place; a value in the way of the path is replaced by a map. */
export function setField(fields: WireFields, path: FieldPath, value: WireValue): void {
  const [name = '', ...below] = path
  if (below.length === 0) fields[name] = value
  else {
    const inner = innerFields(fields, name) ?? {}
    setField(inner, below, value)
    fields[name] = { mapValue: { fields: inner } }
  }
}

/** Deletes the value at a path, if any, in place. */
export function deleteField(fields: WireFields, path: FieldPath): void {
  const [name = '', ...below] = path
  if (below.length === 0) Reflect.deleteProperty(fields, name)
  const inner = innerFields(fields, name)
  if (below.length === 0 || inner === undefined) return
  deleteField(inner, below)
  fields[name] = { mapValue: Object.keys(inner).length === 0 ? {} : { fields: inner } }
}

function innerFields(fields: WireFields, name: string): WireFields | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined
}
