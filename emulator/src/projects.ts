import type { Clock } from './documents/clock.ts'
import { Database } from './documents/database.ts'
import { Transactions } from './documents/transactions.ts'
import type { Judge } from './rules/authorize.ts'
import type { Ruleset } from './rules/syntax/parse.ts'

/** Document operations, counted as Firestore bills them. */
export interface Usage {
  /** Each document returned or not found; a query with no result counts as one read. */
  reads: number
  writes: number
  deletes: number
  /** Documents that the rules read with get() and exists(), denied requests included; billed as reads. */
  lookUps: number
}

export interface Project {
  readonly database: Database
  readonly counts: Usage
}

/** All projects of a server. */
export class Projects {
  /** The rules of every project; null allows everything, as on Google's emulator. */
  rules: Ruleset | null = null
  /** Gets a judge for each request, once it is decided. */
  observe: ((judge: Judge) => void) | undefined
  readonly transactions = new Transactions()
  readonly #projects = new Map<string, Project>()

  constructor(private readonly clock: Clock) {}

  /** The project with this id, which need not be created. */
  find(id: string): Project {
    const known = this.#projects.get(id)
    if (known !== undefined) return known
    const counts = { reads: 0, writes: 0, deletes: 0, lookUps: 0 }
    const project = { database: new Database(id, this.clock), counts }
    this.#projects.set(id, project)
    return project
  }
}
