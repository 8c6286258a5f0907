import { PathValue, RuleError, type MapValue, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

/** Parses a path; the leading slash is optional. */
function pathOf(text: string): PathValue {
  return new PathValue(text.split('/').filter((segment) => segment !== ''))
}

function bind(path: PathValue, values: MapValue): Outcome {
  const segments: string[] = []
  for (const segment of path.segments) {
    const name = /^\{(\w+)(?:=\*\*)?\}$/.exec(segment)?.[1]
    if (name === undefined) {
      segments.push(segment)
      continue
    }
    const value = values.entries.get(name)
    if (typeof value === 'string') segments.push(value)
    else if (value instanceof PathValue) segments.push(...value.segments)
    else return new RuleError(`Type error. The path's {${name}} needs a string or a path.`)
  }
  return new PathValue(segments)
}

/** Path methods: bind fills each {name} from a map. */
export const pathMethods: Record<string, Overloads> = {
  bind: [signature(['path', 'map'], bind)],
}

/** path('a/b'): takes a string only. */
export const pathFunction: Overloads = [signature(['string'], pathOf)]
