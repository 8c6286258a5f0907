import { PathValue, RuleError, type Outcome, type Value } from './values.ts'

const operationLimit = 10
const batchLimit = 20

/**
 * Counts the documents that rules look up: 10 per operation, 20 per batch, transaction or multi-document read
 * (https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits). Repeated lookups are cached
 * and free.
 */
export class LookupBudget {
  private left: number
  private readonly cache: Map<string, Value>

  /** `single` for a request for one document or one query, `batch` for all others. */
  constructor(
    kind: 'single' | 'batch',
    private readonly whole?: LookupBudget,
  ) {
    this.left = kind === 'single' ? operationLimit : batchLimit
    this.cache = whole?.cache ?? new Map<string, Value>()
  }

  /** A view for one operation of a batch: its own limit of 10 within the limit of the batch. */
  forOperation(): LookupBudget {
    return new LookupBudget('single', this.whole ?? this)
  }

  /** The value for the key, from the cache or by `load`; null if the budget is exhausted. */
  find(key: string, load: () => Value): { value: Value } | null {
    const cached = this.cache.get(key)
    if (cached !== undefined) return { value: cached }
    if (this.left === 0 || this.whole?.left === 0) return null
    this.left -= 1
    if (this.whole !== undefined) this.whole.left -= 1
    const value = load()
    this.cache.set(key, value)
    return { value }
  }
}

/** The document at a path relative to the root, as a Resource or null; null instead of that if the budget is exhausted. */
export type ReadDocument = (path: string, state: 'before' | 'after') => { value: Value } | null

const lookupFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const
type LookupFunction = (typeof lookupFunctions)[number]

/** Whether a name is that of a function that looks up a document. */
export function isLookup(name: string): name is LookupFunction {
  return (lookupFunctions as readonly string[]).includes(name)
}

/** get, exists, getAfter, existsAfter: a missing document is null; a path that does not name a document is an error. */
export function lookUp(name: LookupFunction, args: readonly Value[], read: ReadDocument): Outcome {
  const [path] = args
  if (args.length !== 1 || !(path instanceof PathValue)) {
    return new RuleError(`Unsupported operation error. Received: ${name}(…). Expected: ${name}(path).`)
  }
  const { segments } = path
  const failure = new RuleError(
    `Service call error. Function: [${name}], Argument: [/${segments.join('/')}].`,
  )
  const isDocument = segments.length >= 5 && segments.length % 2 === 1
  if (!isDocument || !segments.join('/').startsWith('databases/(default)/documents/')) return failure
  // A segment that is empty or contains a slash names no document.
  const isReal = segments.every((segment) => segment !== '' && !segment.includes('/'))
  const state = name === 'getAfter' || name === 'existsAfter' ? 'after' : 'before'
  const found = isReal ? read(segments.slice(3).join('/'), state) : { value: null }
  if (found === null) return failure
  return name === 'get' || name === 'getAfter' ? found.value : found.value !== null
}
