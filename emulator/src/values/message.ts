import { badPayload, unimplemented } from '../errors.ts'

/** Decodes one JSON value of a protocol message; throws badPayload if it has the wrong type. */
export type Decoder<T> = (json: unknown) => T

export type Decoded<D> = D extends Decoder<infer T> ? T : never

/**
 * A message with the named fields, each absent or present, in the JSON form of protocol buffers: names in camelCase, null
 * for absent. Throws UNIMPLEMENTED for every other name, whether the protocol has it or not.
 */
export function message<Spec extends Record<string, Decoder<unknown>>>(
  spec: Spec,
): Decoder<{ [Name in keyof Spec]?: Decoded<Spec[Name]> }> {
  return (json) => {
    const result: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(asObject(json))) {
      if (value === null) continue
      const decode = Object.hasOwn(spec, key) ? spec[key] : undefined
      if (decode === undefined) throw unimplemented(`the field ${key} in a request`)
      result[key] = decode(value)
    }
    return result as { [Name in keyof Spec]?: Decoded<Spec[Name]> }
  }
}

/** The JSON object of a message; throws for anything else. */
export function asObject(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badPayload()
  return json as Record<string, unknown>
}

export function repeated<T>(decode: Decoder<T>): Decoder<T[]> {
  return (json) => {
    if (!Array.isArray(json)) throw badPayload()
    return json.map((item) => decode(item))
  }
}

/** An enum, as its name or as its number. Names stand in the order of their numbers, with null for one not known here. */
export function oneOf<Name extends string>(...names: (Name | null)[]): Decoder<Name> {
  return (json) => {
    const name = typeof json === 'number' ? names[json] : names.find((candidate) => candidate === json)
    if (name == null) throw unimplemented(`the value ${String(json)} of an enum`)
    return name
  }
}

export function string(json: unknown): string {
  if (typeof json !== 'string') throw badPayload()
  return json
}

export function boolean(json: unknown): boolean {
  if (typeof json !== 'boolean') throw badPayload()
  return json
}

export function int32(json: unknown): number {
  if (typeof json !== 'number' || json !== (json | 0)) throw badPayload()
  return json
}

/** A google.protobuf.Int32Value or Int64Value: a bare number, or `{value}` from clients that send the message itself. */
export function wrappedInt(json: unknown): number {
  if (typeof json === 'object' && json !== null && 'value' in json) return int32(json.value)
  return int32(json)
}
