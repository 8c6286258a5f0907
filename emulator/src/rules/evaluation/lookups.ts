import { PathValue, RuleError, type Outcome, type Value } from './values.ts'

const operationLimit = 10
const batchLimit = 20

// Expressions, items and characters that all operations of a request may take together.
const mostEffort = 20_000_000

/**
 * Counts the documents that rules look up: 10 per operation, 20 per batch, transaction or multi-document read (B.2).
 * A path that was looked up before is answered from here and costs nothing. It also counts what judging the whole
 * request has taken, so that no number of operations keeps the server busy for long.
 */
export class LookupBudget {
  private used = 0
  private effort = 0
  private readonly cache = new Map<string, Value>()
  private readonly whole: LookupBudget | null
  private readonly limit: number

  /** `single` for a request of one document or one query, `batch` for all others. */
  constructor(kind: 'single' | 'batch', whole: LookupBudget | null = null) {
    this.limit = kind === 'single' ? operationLimit : batchLimit
    this.whole = whole
  }

  /** A view for one operation of a batch: its own limit of 10 within the limit of the batch. */
  forOperation(): LookupBudget {
    return new LookupBudget('single', this.whole ?? this)
  }

  /** Whether judging the request has taken as much as it may. */
  get isExhausted(): boolean {
    return (this.whole ?? this).effort > mostEffort
  }

  /** Adds what judging one operation has taken. */
  spend(effort: number): void {
    ;(this.whole ?? this).effort += effort
  }

  /** The value under the key, from the cache or by `load`; null where the budget is spent. */
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

/** What `get` and its like see: the database's name, the documents before and after the commit, and the budget. */
export interface DocumentSource {
  database: string
  lookups: LookupBudget
  /** The document at a path relative to the root, as a Resource or null. */
  read: (path: string, state: 'before' | 'after') => Value
}

export const lookupFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const
export type LookupFunction = (typeof lookupFunctions)[number]

/** get, exists, getAfter, existsAfter (B.7): a missing document is null; a path that is no document's is an error. */
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
  // A segment that holds a slash or nothing names no document.
  const isReal = segments.every((segment) => segment !== '' && !segment.includes('/'))
  const relative = segments.slice(3).join('/')
  const found = source.lookups.find(`${isAfter ? 'after' : 'before'} ${relative} ${isReal}`, () =>
    isReal ? source.read(relative, isAfter ? 'after' : 'before') : null,
  )
  if (found === null) return new RuleError(failure)
  return name === 'get' || name === 'getAfter' ? found.value : found.value !== null
}
