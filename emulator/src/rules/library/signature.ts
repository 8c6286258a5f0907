import { RuleError, typeOf, type Outcome, type Types, type Value } from '../evaluation/values.ts'

/** Parameter types by name. */
interface Declared extends Types {
  any: Value
  number: bigint | number
}
type ParameterType = keyof Declared

/** A function or method: its parameter types (a method's receiver first) and its implementation. */
export interface Signature {
  parameters: readonly ParameterType[]
  run: (args: readonly Value[]) => Outcome
}

/** What one name stands for: a function, or several that take other types. */
export type Overloads = Signature | readonly Signature[]

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
export function callOverload(
  name: string,
  overloads: Overloads | undefined,
  args: readonly Value[],
): Outcome {
  if (overloads === undefined) return new RuleError(`Function not found error: Name: [${name}].`)
  const all = 'run' in overloads ? [overloads] : overloads
  const accepting = all.find(
    ({ parameters }) =>
      parameters.length === args.length && parameters.every((type, index) => fits(type, args[index] ?? null)),
  )
  if (accepting !== undefined) return accepting.run(args)
  return new RuleError(`Unsupported operation error. Received: ${name}(${args.map(typeOf).join(', ')}).`)
}

function fits(parameter: ParameterType, value: Value): boolean {
  if (parameter === 'any') return true
  const type = typeOf(value)
  return parameter === 'number' ? type === 'int' || type === 'float' : parameter === type
}
