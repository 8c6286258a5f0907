import { expect } from 'vitest'
import { encodeFields, type WireFields } from 'firestore-emulator/wire'
import { administrator } from 'firestore-emulator/testing/administrator'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { storedList, storedMoment, storedText } from '#model/values/stored.ts'
import { type Listeners, startProxy } from './firestore-proxy.ts'
import { sharedAuth } from './local-auth.ts'
import { begin, type Begun, type Ended, run } from './school-command.ts'

const local = localFirestore({ rulesFile: 'firestore.rules' })
/** Where nobody listens. */
export const nowhere = '127.0.0.1:1'

/** One project of the Firestore of a test file and of the shared Auth emulator, with the commands that work on it. */
export class WholeSchool {
  readonly accounts

  /** @param variables others of the environment of its commands. */
  constructor(
    readonly project = `demo-school-${crypto.randomUUID().slice(0, 8)}`,
    public variables: Record<string, string> = {},
  ) {
    this.accounts = sharedAuth(project)
  }

  /** The same school for commands with other variables besides. */
  with(variables: Record<string, string>): WholeSchool {
    return new WholeSchool(this.project, { ...this.variables, ...variables })
  }

  /** The same school, through a proxy that listens to the requests to its Firestore. */
  async behind(listeners: Listeners): Promise<WholeSchool> {
    return this.with({ FIRESTORE_EMULATOR_HOST: await startProxy(local.server, listeners) })
  }

  /** Runs `npm run school -- ...` on it in this process. */
  run(...command: string[]): Promise<Ended> {
    return run(this.#onIt(command), this.#environment)
  }

  /** The same, which has to end well. @returns what it printed. */
  async done(...command: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.run(...command)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    return stdout
  }

  /** The same, which has to fail. @returns why, in its own words. */
  async failed(...command: string[]): Promise<string> {
    const { code, stderr } = await this.run(...command)
    expect(code).toBe(1)
    return stderr
  }

  /** The same, which has to fail before it has printed anything. */
  async refused(...command: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.run(...command)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    return stderr
  }

  /** Begins the same in a process of its own. */
  begin(...command: string[]): Begun {
    return begin(this.#onIt(command), this.#environment)
  }

  /** Runs a command whose first commit arrives only after `meanwhile`. */
  async runDuring(meanwhile: () => Promise<unknown>, ...command: string[]): Promise<Ended> {
    let commits = 0
    const seen = await this.behind({
      async before(url) {
        if (url.includes(':commit') && commits++ === 0) await meanwhile()
        return undefined
      },
    })
    const ended = await seen.run(...command)
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
    const running = (await this.behind({ [moment]: kill })).begin(...command)
    expect((await running.ended).code).toBeNull()
  }

  #onIt(command: readonly string[]): string[] {
    return [...command, '--project', this.project]
  }

  get #environment(): Record<string, string> {
    return {
      FIRESTORE_EMULATOR_HOST: `${local.server.host}:${local.server.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: this.accounts.address,
      ...this.variables,
    }
  }

  /** What has been read and written so far. */
  get counts() {
    return local.server.projects.find(this.project).counts
  }

  has(path: string): boolean {
    return this.#database.get(path) !== undefined
  }

  /** Every document exactly as it is stored: fields by path, in the order of names. */
  get documents(): Record<string, WireFields> {
    return Object.fromEntries(Array.from(this.#database.inOrder(), ({ path, fields }) => [path, fields]))
  }

  get #database() {
    return local.server.projects.find(this.project).database
  }

  /** What is stored at a path; a timestamp comes as a `Date`. */
  read(path: string) {
    return administrator(local.server, this.project).read(path)
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
  list(path: string) {
    return administrator(local.server, this.project).list(path)
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
      const { status, text } = await local.post(`${root}:commit`, batch)
      if (status !== 200) throw new Error(`Writing answered ${status}: ${text}`)
    }
  }
}
