import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'

/** The names on the way from the fields of a document to one value. */
export type FieldPath = readonly string[]

const unquoted = /[a-zA-Z_][a-zA-Z_0-9]*/y
const quoted = /`((?:[^`\\]|\\.)+)`/sy
// The names of a path take at most 1,500 bytes, and quoting adds less than twice as much.
const maxTextLength = 6000

/**
 * Parses the path syntax of masks, orders and filters: names joined by dots, those that are not simple identifiers in
 * backquotes with backslash escapes. Throws INVALID_ARGUMENT for anything else.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalid('Invalid empty property path string.')
  if (text.length > maxTextLength) throw invalid('The property.name is longer than 1500 bytes.')
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

/**
 * A copy-on-write view of the fields of a document: each map is copied once, when it is first written to, so that many
 * changes of a large document are cheap.
 */
export class FieldsDraft {
  readonly #fields: WireFields
  readonly #copies = new WeakSet<WireFields>()
  /** The maps from which a field was deleted, each with its parent. */
  readonly #shrunk = new Map<WireFields, { parent: WireFields; name: string }>()

  constructor(fields: WireFields) {
    this.#fields = this.#copy(fields)
  }

  get(path: FieldPath): WireValue | undefined {
    return getField(this.#fields, path)
  }

  /** Sets the value at a path; a value in the way of the path is replaced by a map. */
  set(path: FieldPath, value: WireValue): void {
    const last = path.length - 1
    let level = this.#fields
    path.forEach((name, index) => {
      if (index === last) level[name] = value
      else level = this.#enter(level, name, innerFields(level, name) ?? {})
    })
  }

  /** Deletes the value at a path, if any. */
  delete(path: FieldPath): void {
    if (getField(this.#fields, path) === undefined) return
    const last = path.length - 1
    let level = this.#fields
    path.forEach((name, index) => {
      if (index === last) Reflect.deleteProperty(level, name)
      else {
        const parent = level
        level = this.#enter(parent, name, innerFields(parent, name) ?? {})
        this.#shrunk.set(level, { parent, name })
      }
    })
  }

  /** The resulting fields in canonical form: an empty map has no `fields`. */
  finish(): WireFields {
    for (const [level, { parent, name }] of this.#shrunk) {
      if (innerFields(parent, name) === level && Object.keys(level).length === 0)
        parent[name] = { mapValue: {} }
    }
    return this.#fields
  }

  #enter(level: WireFields, name: string, inner: WireFields): WireFields {
    const fields = this.#copy(inner)
    level[name] = { mapValue: { fields } }
    return fields
  }

  #copy(fields: WireFields): WireFields {
    if (this.#copies.has(fields)) return fields
    const copy = { ...fields }
    this.#copies.add(copy)
    return copy
  }
}

/** A mask as a tree; below a name that is selected as a whole, nothing else matters. */
type Selection = Map<string, { isWhole: boolean; below: Selection }>

const selections = new WeakMap<readonly FieldPath[], Selection>()

/** The fields selected by the paths, in time proportional to the document, however many paths there are. */
export function selectFields(fields: WireFields, paths: readonly FieldPath[]): WireFields {
  const selection = selections.get(paths) ?? selectionOf(paths)
  selections.set(paths, selection)
  return selected(fields, selection)
}

function selectionOf(paths: readonly FieldPath[]): Selection {
  const selection: Selection = new Map()
  for (const path of paths) {
    let level = selection
    path.forEach((name, index) => {
      const part = level.get(name) ?? { isWhole: false, below: new Map() }
      level.set(name, part)
      if (index === path.length - 1) part.isWhole = true
      level = part.below
    })
  }
  return selection
}

function selected(fields: WireFields, selection: Selection): WireFields {
  const kept: WireFields = {}
  for (const [name, value] of Object.entries(fields)) {
    const asked = selection.get(name)
    if (asked === undefined) continue
    if (asked.isWhole) kept[name] = value
    else if ('mapValue' in value) {
      const inner = selected(value.mapValue.fields ?? {}, asked.below)
      if (Object.keys(inner).length > 0) kept[name] = { mapValue: { fields: inner } }
    }
  }
  return kept
}

function innerFields(fields: WireFields, name: string): WireFields | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined
}
