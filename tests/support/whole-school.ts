import type { WireFields } from 'firestore-emulator/wire'
import type { LocalFirestore } from 'firestore-emulator/testing/local-firestore'
import type { Target } from './school-command.ts'

/** One project of a local Firestore, seen as a whole: every document exactly as it is stored. */
export class WholeSchool {
  constructor(
    private readonly local: LocalFirestore,
    readonly project: string,
  ) {}

  /** For a command that works on it. */
  get target(): Target {
    return { firestore: `${this.local.server.host}:${this.local.server.port}`, project: this.project }
  }

  /** What has been read and written so far. */
  get counts() {
    return this.local.server.projects.find(this.project).counts
  }

  has(path: string): boolean {
    return this.#database.get(path) !== undefined
  }

  /** Fields by path, in the order of names. */
  get documents(): Record<string, WireFields> {
    return Object.fromEntries(Array.from(this.#database.inOrder(), ({ path, fields }) => [path, fields]))
  }

  get #database() {
    return this.local.server.projects.find(this.project).database('(default)')
  }

  /** Writes whole documents; `null` deletes one. */
  async write(documents: Record<string, WireFields | null>): Promise<void> {
    const root = `projects/${this.project}/databases/(default)/documents`
    const writes = Object.entries(documents).map(([path, fields]) =>
      fields === null ? { delete: `${root}/${path}` } : { update: { name: `${root}/${path}`, fields } },
    )
    for (let start = 0; start < writes.length; start += 500) {
      const answer = await fetch(`${this.local.origin}/v1/${root}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ writes: writes.slice(start, start + 500) }),
      })
      if (!answer.ok) throw new Error(`Writing answered ${answer.status}: ${await answer.text()}`)
    }
  }
}
