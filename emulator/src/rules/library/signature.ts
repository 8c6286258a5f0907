import {
  PartialValue,
  RuleError,
  typeOf,
  type BytesValue,
  type DurationValue,
  type LatLngValue,
  type ListValue,
  type MapDiffValue,
  type MapValue,
  type Outcome,
  type PathValue,
  type SetValue,
  type TimestampValue,
  type Value,
  type ValueType,
} from '../evaluation/values.ts'

/** What a parameter may be declared as, and what the function then gets. */
interface Declared {
  any: Value
  bool: boolean
  bytes: BytesValue
  duration: DurationValue
  float: number
  int: bigint
  latlng: LatLngValue
  list: ListValue
  map: MapValue
  map_diff: MapDiffValue
  null: null
  number: bigint | number
  path: PathValue
  set: SetValue
  string: string
  timestamp: TimestampValue
}
type ParameterType = keyof Declared

/** One form of a function or method: the types it takes (a method's receiver first) and what it does. */
export interface Signature {
  parameters: readonly ParameterType[]
  run: (args: readonly Value[]) => Outcome
}

/** Every function or method of one name: several forms where the documentation has several. */
export type Overloads = readonly Signature[]

/**
 * Declares a function of the rules library. Its arguments are checked before it runs, so that a wrong one gives
 * Google's `Unsupported operation error`, and the function itself need not look.
 */
export function signature<const P extends readonly ParameterType[]>(
  parameters: P,
  run: (...args: { -readonly [K in keyof P]: Declared[P[K]] }) => Outcome,
): Signature {
  const spread = run as (...args: readonly Value[]) => Outcome
  return { parameters, run: (args) => spread(...args) }
}

/** Calls the form that takes these arguments. `name` is how messages call it; methods pass their receiver first. */
export function callOverload(
  name: string,
  overloads: Overloads,
  args: readonly Value[],
  isMethod: boolean,
): Outcome {
  for (const { parameters, run } of overloads) {
    if (
      parameters.length === args.length &&
      parameters.every((type, index) => fits(type, args[index] ?? null))
    ) {
      return run(args)
    }
  }
  const open = args.find((arg) => arg instanceof PartialValue)
  if (open) return open.unknown
  const write = (types: readonly string[]): string => {
    const [receiver = '', ...rest] = types
    return isMethod ? `${receiver}.${name}(${rest.join(', ')})` : `${name}(${types.join(', ')})`
  }
  const expected = overloads.map(({ parameters }) => write(parameters)).join(' or ')
  return new RuleError(
    `Unsupported operation error. Received: ${write(args.map(typeOf))}. Expected: ${expected}.`,
  )
}

function fits(parameter: ParameterType, value: Value): boolean {
  if (parameter === 'any') return true
  const type: ValueType = typeOf(value)
  return parameter === 'number' ? type === 'int' || type === 'float' : parameter === type
}
