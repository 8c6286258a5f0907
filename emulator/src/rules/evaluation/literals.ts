import type { Expression } from '../syntax/ast.ts'
import { textTooLong } from '../library/sizes.ts'
import { evaluate, type Context, type Scope } from './evaluate.ts'
import { MapValue, PartialValue, PathValue, RuleError, type Outcome, type Value } from './values.ts'
import { weighed } from './weight.ts'

type Entries = (Expression & { kind: 'map' })['entries']

/** `{ key: value }`; keys are strings. */
export function mapLiteral(entries: Entries, context: Context, scope: Scope | null): Outcome {
  const made = new Map<string, Value>()
  for (const entry of entries) {
    const key = evaluate(entry.key, context, scope)
    if (key instanceof RuleError) return key
    if (typeof key !== 'string') return new RuleError('Type error. The keys of a map are strings.')
    const value = evaluate(entry.value, context, scope)
    if (value instanceof RuleError) return value
    made.set(key, value)
  }
  return weighed(new MapValue(made))
}

type Segments = (Expression & { kind: 'path' })['segments']

/** `/a/$(b)/c`; a path inside `$( )` brings all its segments. */
export function pathLiteral(segments: Segments, context: Context, scope: Scope | null): Outcome {
  const made: string[] = []
  let length = 0
  for (const pieces of segments) {
    const parts = pieces.map((piece) => (typeof piece === 'string' ? piece : evaluate(piece, context, scope)))
    const [first] = parts
    if (first instanceof PathValue && parts.length === 1) {
      made.push(...first.segments)
      continue
    }
    let text = ''
    for (const part of parts) {
      if (typeof part !== 'string') return notInPath(part)
      text += part
    }
    made.push(text)
    length += text.length
    const tooLong = textTooLong(length)
    if (tooLong) return tooLong
  }
  return new PathValue(made)
}

function notInPath(part: Outcome): RuleError {
  if (part instanceof RuleError) return part
  if (part instanceof PartialValue) return part.unknown
  return new RuleError(
    part === null ? 'Null value error.' : 'Type error. A path is made of strings and paths.',
  )
}
