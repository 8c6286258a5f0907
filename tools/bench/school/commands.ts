import path from 'node:path'
import { parentAt } from './families'

/** A command of `npm run school` to measure. */
export interface MeasuredCommand {
  name: string
  /** What stands behind `npm run school --`; `folder` is one for files of the command's own, empty at first. */
  commandLine: (folder: string) => string[]
  /** Another project than the one with the school, which is empty at first. */
  project?: string
  /** Whether it wants to know where the Auth emulator is. */
  asksForAccounts?: boolean
}

const { uid, email, elder } = parentAt(0)

/** What is measured, in this order: each command finds the school as the ones before it have left it. */
export const commands: readonly MeasuredCommand[] = [
  command('publish'),
  command('registrations'),
  command('registrations --csv'),
  command('registrations --json'),
  command('registrations --course 2 --from 2025-10-01 --to 2025-10-31'),
  command('students'),
  command(`students --email ${email}`),
  command('enquiries'),
  command('newsletter'),
  { ...command('mail --from 2025-10-31'), asksForAccounts: true },
  command(`place ${uid}/${elder} --level 4`),
  command(`withdraw ${uid}/2_${elder}`),
  { name: 'backup', commandLine: (folder) => ['backup', path.join(folder, 'backup'), '--no-accounts'] },
  { name: 'restore, nothing differs', commandLine: restoreFrom },
  { name: 'restore, into an empty project', commandLine: restoreFrom, project: 'demo-bench-copy' },
]

function restoreFrom(folder: string): string[] {
  return ['restore', path.join(folder, 'backup'), '--no-accounts']
}

function command(line: string): MeasuredCommand {
  return { name: line, commandLine: () => line.split(' ') }
}
