import type { Clock } from './documents/clock.ts'
import { Database } from './documents/database.ts'
import { Transactions } from './documents/transactions.ts'
import type { AccessObserver } from './rules/authorize.ts'
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

/** A project: its databases, its own rules if any were loaded, and its usage. */
export class Project {
  readonly databases = new Map<string, Database>()
  /** Undefined: the server's rules apply. */
  rules: Ruleset | undefined
  readonly counts: Usage = { reads: 0, writes: 0, deletes: 0, lookUps: 0 }

  constructor(
    readonly id: string,
    private readonly clock: Clock,
  ) {}

  /** A database by its id; an empty one is not kept until something is written to it. */
  database(id: string): Database {
    return this.databases.get(id) ?? new Database(`projects/${this.id}/databases/${id}`, this.clock)
  }
}

/** All projects of a server. Reading a project that holds nothing does not create it. */
export class Projects {
  /** The rules of every project without its own; null allows everything, as on Google's emulator. */
  rules: Ruleset | null = null
  /** Notified of every rules evaluation. */
  observer: AccessObserver | undefined
  readonly transactions = new Transactions()
  readonly #projects = new Map<string, Project>()

  /** @param log prints a message for whoever runs the server. */
  constructor(
    readonly log: (line: string) => void,
    private readonly clock: Clock,
  ) {}

  find(id: string): Project {
    return this.#projects.get(id) ?? new Project(id, this.clock)
  }

  /** How many projects are kept. */
  get size(): number {
    return this.#projects.size
  }

  keep(project: Project, databaseId?: string, database?: Database): void {
    this.#projects.set(project.id, project)
    if (databaseId !== undefined && database !== undefined) project.databases.set(databaseId, database)
  }

  rulesOf(project: Project): Ruleset | null {
    return project.rules ?? this.rules
  }

  /** Deletes all documents and transactions of all projects; their rules stay. */
  reset(): void {
    for (const project of this.#projects.values()) project.databases.clear()
    this.transactions.clear()
  }
}
