import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'

/** The names on the way from the fields of a document to one value. */
export type FieldPath = readonly string[]

const unquoted = /[a-zA-Z_][a-zA-Z_0-9]*/y
const quoted = /`((?:[^`\\]|\\.)+)`/sy

/**
 * Parses the path syntax of masks, orders and filters: names joined by dots, those that are not simple identifiers in
 * backquotes with backslash escapes. Throws INVALID_ARGUMENT for anything else.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalid('Invalid empty property path string.')
  const names: string[] = []
  let index = 0
  for (;;) {
    const name = nameAt(text, index)
    if (name === undefined) throw badPath(text)
    if (name.value === '__proto__') throw invalid('field name __proto__ is reserved')
    names.push(name.value)
    index = name.end
    if (index === text.length) return names
    if (text[index] !== '.') throw badPath(text)
    index++
  }
}

function nameAt(text: string, index: number): { value: string; end: number } | undefined {
  unquoted.lastIndex = index
  const plain = unquoted.exec(text)
  if (plain !== null) return { value: plain[0], end: unquoted.lastIndex }
  quoted.lastIndex = index
  const escaped = quoted.exec(text)
  if (escaped?.[1] === undefined) return undefined
  return { value: escaped[1].replace(/\\(.)/gs, '$1'), end: quoted.lastIndex }
}

function badPath(text: string): Error {
  return invalid(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  )
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
