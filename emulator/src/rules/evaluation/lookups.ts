import { PathValue, RuleError, type Outcome, type Value } from './values.ts'

const operationLimit = 10
const batchLimit = 20

// The limit for the cost of all operations of a request together (decision 31).
const maxRequestCost = 20_000_000

/**
 * Counts the documents that rules look up: 10 per operation, 20 per batch, transaction or multi-document read
 * (https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits). Repeated lookups are cached
 * and free. It also adds up the evaluation cost of the whole request.
 */
export class LookupBudget {
  private used = 0
  private cost = 0
  private readonly cache = new Map<string, Value>()
  private readonly whole: LookupBudget | null
  private readonly limit: number

  /** `single` for a request for one document or one query, `batch` for all others. */
  constructor(kind: 'single' | 'batch', whole: LookupBudget | null = null) {
    this.limit = kind === 'single' ? operationLimit : batchLimit
    this.whole = whole
  }

  /** A view for one operation of a batch: its own limit of 10 within the limit of the batch. */
  forOperation(): LookupBudget {
    return new LookupBudget('single', this.whole ?? this)
  }

  /** The cost of the request so far. */
  get spent(): number {
    return (this.whole ?? this).cost
  }

  /** Whether the request has reached its cost limit. */
  get isExhausted(): boolean {
    return this.spent > maxRequestCost
  }

  /** Adds the cost of one operation. */
  spend(cost: number): void {
    ;(this.whole ?? this).cost += cost
  }

  /** The value for the key, from the cache or by `load`; null if the budget is exhausted. */
  find(key: string, load: () => Value): { value: Value } | null {
    const cache = this.whole?.cache ?? this.cache
    const cached = cache.get(key)
    if (cached !== undefined) return { value: cached }
    if (this.used >= this.limit || (this.whole !== null && this.whole.used >= this.whole.limit)) return null
    this.used += 1
    if (this.whole !== null) this.whole.used += 1
    const value = load()
    cache.set(key, value)
    return { value }
  }
}

/** The documents that lookups can see. */
export interface DocumentSource {
  database: string
  lookups: LookupBudget
  /** The document at a path relative to the root, as a Resource or null. */
  read: (path: string, state: 'before' | 'after') => Value
}

const lookupFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const
type LookupFunction = (typeof lookupFunctions)[number]

/** Whether a name is that of a function that looks up a document. */
export function isLookup(name: string): name is LookupFunction {
  return (lookupFunctions as readonly string[]).includes(name)
}

/** get, exists, getAfter, existsAfter: a missing document is null; a path that does not name a document is an error. */
export function lookUp(name: LookupFunction, args: readonly Value[], source: DocumentSource): Outcome {
  const [path] = args
  if (args.length !== 1 || !(path instanceof PathValue)) {
    return new RuleError(`Unsupported operation error. Received: ${name}(…). Expected: ${name}(path).`)
  }
  const { segments } = path
  const failure = `Service call error. Function: [${name}], Argument: [/${segments.join('/')}].`
  const isDocument = segments.length >= 5 && segments.length % 2 === 1
  if (
    !isDocument ||
    segments[0] !== 'databases' ||
    segments[1] !== source.database ||
    segments[2] !== 'documents'
  ) {
    return new RuleError(failure)
  }
  const isAfter = name === 'getAfter' || name === 'existsAfter'
  // A segment that is empty or contains a slash names no document.
  const isReal = segments.every((segment) => segment !== '' && !segment.includes('/'))
  const relative = segments.slice(3).join('/')
  const found = source.lookups.find(`${isAfter ? 'after' : 'before'} ${relative} ${isReal}`, () =>
    isReal ? source.read(relative, isAfter ? 'after' : 'before') : null,
  )
  if (found === null) return new RuleError(failure)
  return name === 'get' || name === 'getAfter' ? found.value : found.value !== null
}
