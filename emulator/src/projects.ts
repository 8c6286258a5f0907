import { Database } from './documents/database.ts'
import { Transactions } from './documents/transactions.ts'
import type { AccessObserver } from './rules/authorize.ts'
import type { Ruleset } from './rules/syntax/parse.ts'

/** Documents, counted as Firestore bills them. */
export interface Usage {
  /** Each document answered or asked for in vain; a query that finds nothing is one. */
  reads: number
  writes: number
  deletes: number
  /** What the rules have read to judge the requests, refused ones too; billed as reads. */
  lookUps: number
}

/** What one project has here: its databases, its own rules if it was given any, and what it has used. */
export class Project {
  readonly databases = new Map<string, Database>()
  /** Undefined: the server's rules hold. */
  rules: Ruleset | undefined
  readonly counts: Usage = { reads: 0, writes: 0, deletes: 0, lookUps: 0 }

  constructor(readonly id: string) {}

  /** A database by its id; one that holds nothing is not remembered before something is written. */
  database(id: string): Database {
    return this.databases.get(id) ?? new Database(`projects/${this.id}/databases/${id}`)
  }
}

/** All projects of a server. A project comes into being when something is stored for it, not when it is asked about. */
export class Projects {
  /** The rules of every project without its own; null: everything is allowed, as on Google's emulator. */
  rules: Ruleset | null = null
  /** Told what the rules do, if anyone wants to know. */
  observer: AccessObserver | undefined
  readonly transactions = new Transactions()
  readonly #projects = new Map<string, Project>()

  /** @param tell is told what a person should know. */
  constructor(readonly tell: (line: string) => void) {}

  find(id: string): Project {
    return this.#projects.get(id) ?? new Project(id)
  }

  /** How many projects are remembered. */
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

  /** Forgets all documents and transactions of all projects; their rules stay. */
  reset(): void {
    for (const project of this.#projects.values()) project.databases.clear()
    this.transactions.clear()
  }
}
