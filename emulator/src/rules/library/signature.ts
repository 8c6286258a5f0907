import {
  RuleError,
  typeOf,
  type ListValue,
  type MapDiffValue,
  type MapValue,
  type Outcome,
  type SetValue,
  type TimestampValue,
  type Value,
  type ValueType,
} from '../evaluation/values.ts'

/** Parameter types by name. */
interface Declared {
  any: Value
  float: number
  int: bigint
  list: ListValue
  map: MapValue
  map_diff: MapDiffValue
  number: bigint | number
  set: SetValue
  string: string
  timestamp: TimestampValue
}
type ParameterType = keyof Declared

/** One overload of a function or method: its parameter types (a method's receiver first) and its implementation. */
export interface Signature {
  parameters: readonly ParameterType[]
  run: (args: readonly Value[]) => Outcome
}

/** All overloads of one name. */
export type Overloads = readonly Signature[]

/**
 * Declares a function of the rules library. Its arguments are type-checked before it runs; a mismatch gives Google's
 * `Unsupported operation error`.
 */
export function signature<const P extends readonly ParameterType[]>(
  parameters: P,
  run: (...args: { -readonly [K in keyof P]: Declared[P[K]] }) => Outcome,
): Signature {
  const spread = run as (...args: readonly Value[]) => Outcome
  return { parameters, run: (args) => spread(...args) }
}

/** Calls the overload that accepts these arguments, of a method the receiver first. */
export function callOverload(name: string, overloads: Overloads, args: readonly Value[]): Outcome {
  const accepting = overloads.find(
    ({ parameters }) =>
      parameters.length === args.length && parameters.every((type, index) => fits(type, args[index] ?? null)),
  )
  if (accepting !== undefined) return accepting.run(args)
  return new RuleError(`Unsupported operation error. Received: ${name}(${args.map(typeOf).join(', ')}).`)
}

function fits(parameter: ParameterType, value: Value): boolean {
  if (parameter === 'any') return true
  const type: ValueType = typeOf(value)
  return parameter === 'number' ? type === 'int' || type === 'float' : parameter === type
}
