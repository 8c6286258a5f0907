import { RuleError, typeOf, type Outcome, type Value, type ValueType } from '../evaluation/values.ts'
import { listMethods, setMethods } from './list.ts'
import { mapDiffMethods, mapMethods } from './map.ts'
import { numberFunctions } from './numbers.ts'
import { callOverload, type Overloads } from './signature.ts'
import { stringMethods } from './string.ts'
import { timeFunctions, timestampMethods } from './time.ts'

// Everything that a rule can call by name. A new method goes into the file of its type, a new type or namespace into a file
// of its own that is listed here.

const methods: Partial<Record<ValueType, ReadonlyMap<string, Overloads>>> = {
  list: named(listMethods),
  map: named(mapMethods),
  map_diff: named(mapDiffMethods),
  set: named(setMethods),
  string: named(stringMethods),
  timestamp: named(timestampMethods),
}

const functions = named({ ...numberFunctions, ...timeFunctions })

function named(overloads: Record<string, Overloads>): ReadonlyMap<string, Overloads> {
  return new Map(Object.entries(overloads))
}

/** `receiver.name(args)`. */
export function callMethod(receiver: Value, name: string, args: readonly Value[]): Outcome {
  if (receiver === null) return new RuleError('Null value error.')
  return callOverload(name, methods[typeOf(receiver)]?.get(name), [receiver, ...args])
}

/** Whether values of any type have a method of this name. */
export function isMethod(name: string): boolean {
  return Object.values(methods).some((ofType) => ofType.has(name))
}

/** `name(args)` or `namespace.name(args)`, for functions that depend only on their arguments. */
export function callFunction(name: string, args: readonly Value[]): Outcome {
  return callOverload(name, functions.get(name), args)
}

/** Whether a name is that of a function that depends only on its arguments. */
export function isFunction(name: string): boolean {
  return functions.has(name)
}

/** Whether functions are named after it, as `math.floor` is after `math`. */
export function isNamespace(name: string): boolean {
  return [...functions.keys()].some((full) => full.startsWith(`${name}.`))
}
