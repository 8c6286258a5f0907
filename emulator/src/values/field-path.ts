import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'

/** The names that lead from a document's fields to one value. */
export type FieldPath = readonly string[]

const unquoted = /[a-zA-Z_][a-zA-Z_0-9]*/y
const quoted = /`((?:[^`\\]|\\.)+)`/sy
// The names on the way to a stored value take 1,500 bytes at most, and quoting them adds less than twice as much.
const longestText = 6000

/**
 * Reads a path as masks, orders and filters write it: names joined by dots, other than simple ones in backquotes
 * with backslash escapes. Throws Google's INVALID_ARGUMENT for anything else, and for what no field can have.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalid('Invalid empty property path string.')
  if (text.length > longestText) throw invalid('The property.name is longer than 1500 bytes.')
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

/**
 * The fields of a document while they are being changed. What it was made from is never changed: each map is copied
 * when it is first written to, once, so that many changes of a large document cost no more than few.
 */
export class FieldsDraft {
  readonly #fields: WireFields
  readonly #copies = new WeakSet<WireFields>()
  /** The maps that have lost a field, each with the place where it stands. */
  readonly #lessened = new Map<WireFields, { parent: WireFields; name: string }>()

  constructor(fields: WireFields) {
    this.#fields = this.#copy(fields)
  }

  get(path: FieldPath): WireValue | undefined {
    return getField(this.#fields, path)
  }

  /** Sets the value at a path; what stands in the way of the path becomes a map. */
  set(path: FieldPath, value: WireValue): void {
    const last = path.length - 1
    let level = this.#fields
    path.forEach((name, index) => {
      if (index === last) level[name] = value
      else level = this.#enter(level, name, innerFields(level, name) ?? {})
    })
  }

  /** Takes away what stands at a path, if anything does. */
  delete(path: FieldPath): void {
    if (getField(this.#fields, path) === undefined) return
    const last = path.length - 1
    let level = this.#fields
    path.forEach((name, index) => {
      if (index === last) Reflect.deleteProperty(level, name)
      else {
        const parent = level
        level = this.#enter(parent, name, innerFields(parent, name) ?? {})
        this.#lessened.set(level, { parent, name })
      }
    })
  }

  /** The fields as they are now, in canonical form: an empty map has no list of fields. */
  finish(): WireFields {
    for (const [level, { parent, name }] of this.#lessened) {
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

/** What a mask asks for of a map, by name; below a name that is asked for as a whole, nothing more needs saying. */
type Selection = Map<string, { isWhole: boolean; below: Selection }>

const selections = new WeakMap<readonly FieldPath[], Selection>()

/** Only the fields that the paths name. However many those are, it takes no longer than reading the whole document. */
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
