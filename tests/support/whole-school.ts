import { expect } from 'vitest'
import { encodeFields, type WireFields } from 'firestore-emulator/wire'
import { listDocuments, type PlainFields, readDocument } from 'firestore-emulator/testing/administrator'
import type { LocalFirestore } from 'firestore-emulator/testing/local-firestore'
import { storedList, storedMoment, storedText } from '#model/values/stored.ts'
import { type FirestoreProxy, startProxy } from './firestore-proxy.ts'
import { begin, type Begun, type Ended, run } from './school-command.ts'

/** One project of a local Firestore, with the commands that work on it. */
export class WholeSchool {
  #address: string | undefined
  /** Other variables of the environment of its commands. */
  variables: Record<string, string> = {}

  /** @param auth where its accounts are; only for commands that ask for them. */
  constructor(
    private readonly local: LocalFirestore,
    readonly project = `demo-school-${crypto.randomUUID().slice(0, 8)}`,
    readonly auth?: Pick<FirestoreProxy, 'address'>,
  ) {}

  /** Where its Firestore listens, as `HOST:PORT`. */
  get firestore(): string {
    return this.#address ?? `${this.local.server.host}:${this.local.server.port}`
  }

  /** The same school, seen through a proxy. */
  through({ address }: Pick<FirestoreProxy, 'address'>): WholeSchool {
    const seen = new WholeSchool(this.local, this.project, this.auth)
    seen.#address = address
    seen.variables = this.variables
    return seen
  }

  /** Runs `npm run school -- ...` on it in this process. */
  run(...command: string[]): Promise<Ended> {
    return run(this.#onIt(command), this.#servers)
  }

  /** Begins the same in a process of its own. */
  begin(...command: string[]): Begun {
    return begin(this.#onIt(command), this.#servers)
  }

  /** Runs a command whose first commit arrives only after `meanwhile`. */
  async runDuring(meanwhile: () => Promise<unknown>, ...command: string[]): Promise<Ended> {
    let commits = 0
    const proxy = await startProxy(this.local.origin, {
      async before(url) {
        if (url.includes(':commit') && commits++ === 0) await meanwhile()
        return undefined
      },
    })
    const ended = await this.through(proxy).run(...command)
    expect(commits).toBeGreaterThan(0)
    return ended
  }

  /** Begins a command and kills it before or after its commit of this number, 1 or more, has arrived. */
  async killedAt(moment: 'before' | 'after', commit: number, ...command: string[]): Promise<void> {
    let commits = 0
    async function kill(url: string): Promise<undefined> {
      if (!url.includes(':commit') || ++commits < commit) return
      running.kill()
      await running.ended
    }
    const proxy = await startProxy(this.local.origin, { [moment]: kill })
    const running = this.through(proxy).begin(...command)
    expect((await running.ended).code).toBeNull()
  }

  #onIt(command: readonly string[]): string[] {
    return [...command, '--project', this.project]
  }

  /** The variables by which a command finds the local backend. */
  get #servers(): Record<string, string> {
    const auth = this.auth && { FIREBASE_AUTH_EMULATOR_HOST: this.auth.address }
    return { FIRESTORE_EMULATOR_HOST: this.firestore, ...auth, ...this.variables }
  }

  /** What has been read and written so far. */
  get counts() {
    return this.local.server.projects.find(this.project).counts
  }

  has(path: string): boolean {
    return this.#database.get(path) !== undefined
  }

  /** Every document exactly as it is stored: fields by path, in the order of names. */
  get documents(): Record<string, WireFields> {
    return Object.fromEntries(Array.from(this.#database.inOrder(), ({ path, fields }) => [path, fields]))
  }

  get #database() {
    return this.local.server.projects.find(this.project).database
  }

  /** What is stored at a path; a timestamp comes as a `Date`. */
  read(path: string): Promise<PlainFields | null> {
    return readDocument(this.local.server, this.project, path)
  }

  /** Withdraws a registration as a family does, with the level that it brought. */
  async withdraw(uid: string, id: string): Promise<void> {
    const place = `Users/${uid}/Enrollments/${id}`
    const fields = (await this.read(place)) ?? {}
    const child = `Users/${uid}/Students/${storedText(fields.studentId)}`
    const stored = (await this.read(child)) ?? {}
    const levels = storedList(stored.coursesCompleted)
    const kept = levels.filter((level) => fields.hadLevel === true || level !== Number(fields.courseId))
    const record = `Users/${uid}/Withdrawals/${id}_${storedMoment(fields.enrollmentDate) ?? 0}`
    await this.store({
      [place]: null,
      [record]: { ...fields, withdrawnAt: new Date() },
      [child]: { ...stored, coursesCompleted: kept },
    })
  }

  /** Everything in a collection, in the order of the ids. */
  list(path: string): Promise<{ id: string; fields: PlainFields }[]> {
    return listDocuments(this.local.server, this.project, path)
  }

  /** Writes whole documents, their fields plain or as the REST API has them; `null` deletes one. */
  async store(documents: Record<string, Record<string, unknown> | null>): Promise<void> {
    const root = `projects/${this.project}/databases/(default)/documents`
    const writes = Object.entries(documents).map(([path, fields]) => {
      const name = `${root}/${path}`
      return fields === null ? { delete: name } : { update: { name, fields: encodeFields(fields) } }
    })
    for (let start = 0; start < writes.length; start += 500) {
      const batch = { writes: writes.slice(start, start + 500) }
      const { status, text } = await this.local.post(`${root}:commit`, batch)
      if (status !== 200) throw new Error(`Writing answered ${status}: ${text}`)
    }
  }
}
