import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeAccounts } from '../../local/administrator'
import { startFirebase } from '../../local/firebase'
import { seed } from '../seed'
import { startFirestoreProcess } from '../server-process'
import { aligned } from '../table'
import { commands } from './commands'
import { accountsOfFamilies, schoolOfFamilies } from './families'
import { runMeasured, type Taken } from './run-measured'

/** One command on a school of one size. */
export interface Measured extends Taken {
  command: string
  families: number
}

export interface SchoolBenchmark {
  /** How many families the schools have. */
  sizes: readonly number[]
  /** Only commands with this in their line. */
  only: string
  /** Told what is being measured. */
  say: (line: string) => void
}

const projectId = 'demo-bench'
/** So many families have the schools that are measured, if nobody says otherwise. */
export const usualSizes: readonly number[] = [2500, 5000, 10_000]

/**
 * Measures the commands of `npm run school`, for each size on a Firestore of its own, in a process of its own. Each has
 * ended when this resolves or rejects.
 *
 * @throws where a command fails.
 */
export async function benchmarkSchool({ sizes, only, say }: SchoolBenchmark): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const families of sizes) {
    const server = await startFirestoreProcess()
    const auth = await startFirebase({ projectId, port: 0, host: server.host })
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-school-'))
    try {
      await seed(server, projectId, schoolOfFamilies(families))
      await auth.ready
      await writeAccounts(auth, projectId, accountsOfFamilies(families))
      for (const { name, commandLine, project, asksForAccounts } of commands.filter((command) =>
        command.name.includes(only),
      )) {
        say(`${families} families: ${name}`)
        const target = ['--firestore', `${server.host}:${server.port}`, '--project', project ?? projectId]
        if (asksForAccounts) target.push('--auth', `${auth.host}:${auth.port}`)
        measured.push({
          command: name,
          families,
          ...(await runMeasured([...commandLine(folder), ...target])),
        })
      }
    } finally {
      rmSync(folder, { recursive: true })
      await Promise.all([server.stop(), auth.stop()])
    }
  }
  return measured
}

/** The table that a person reads, as lines. */
export function describeSchool(measured: readonly Measured[], sizes: readonly number[]): string[] {
  return [
    ...aligned(rowsOf(measured, sizes)),
    '',
    'A family: a parent, 2 children, 2 registrations, the empty entry of the sign-up, an enquiry, a subscription.',
    'MB is the most resident memory at once, in millions of bytes. Starting Node and tsx takes some 0.6 s and 120 MB of it.',
  ]
}

/** A row for each command: seconds and peak memory at each size. */
function rowsOf(measured: readonly Measured[], sizes: readonly number[]): string[][] {
  const names = [...new Set(measured.map(({ command }) => command))]
  const head = sizes.flatMap((families) => [`${families.toLocaleString('en')}: s`, 'MB'])
  const rows = names.map((name) => [
    name,
    ...sizes.flatMap((families) => {
      const taken = measured.find((one) => one.command === name && one.families === families)
      return taken === undefined ? ['', ''] : [taken.seconds.toFixed(1), taken.megabytes.toFixed(0)]
    }),
  ])
  return [['families', ...head], ...rows]
}
