import { invalid } from '../errors'
import type { WireFields, WireValue } from '../wire'

/** The names that lead from a document's fields to one value. */
export type FieldPath = readonly string[]

const unquoted = /[a-zA-Z_][a-zA-Z_0-9]*/y
const quoted = /`((?:[^`\\]|\\.)+)`/sy

/**
 * Reads a path as masks, orders and filters write it: names joined by dots, other than simple ones in backquotes
 * with backslash escapes. Throws Google's INVALID_ARGUMENT for anything else.
 */
export function parseFieldPath(text: string): FieldPath {
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

/** The value at a path, undefined where there is none. */
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

/** The fields with a value set at a path; what stands in the way of the path becomes a map. The argument is not changed. */
export function setField(fields: WireFields, path: FieldPath, value: WireValue): WireFields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  if (rest.length === 0) return { ...fields, [name]: value }
  return {
    ...fields,
    [name]: { mapValue: { fields: setField(innerFields(fields, name) ?? {}, rest, value) } },
  }
}

/** The fields without what stands at a path. The argument is not changed. */
export function deleteField(fields: WireFields, path: FieldPath): WireFields {
  const [name, ...rest] = path
  if (name === undefined || !Object.hasOwn(fields, name)) return fields
  if (rest.length === 0) {
    const { [name]: _removed, ...others } = fields
    return others
  }
  const inner = innerFields(fields, name)
  if (inner === undefined) return fields
  const left = deleteField(inner, rest)
  return { ...fields, [name]: { mapValue: Object.keys(left).length === 0 ? {} : { fields: left } } }
}

/** Only the fields that the paths name. */
export function selectFields(fields: WireFields, paths: readonly FieldPath[]): WireFields {
  let selected: WireFields = {}
  for (const path of paths) {
    const value = getField(fields, path)
    if (value !== undefined) selected = setField(selected, path, value)
  }
  return selected
}

function innerFields(fields: WireFields, name: string): WireFields | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined
}
