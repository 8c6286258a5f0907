import type { Command } from 'commander'

/** What every command takes to know where it works. */
export interface TargetOptions {
  /** A real project; without it, or with an id that begins with `demo-`, the local backend. */
  project?: string
  /** Where the local Firestore listens, as `HOST:PORT`. */
  firestore?: string
}

/** What every command that asks for accounts takes besides. */
export interface AuthOptions extends TargetOptions {
  /** Where the local Auth emulator listens, as `HOST:PORT`. */
  auth?: string
}

/** What every command that writes takes besides. */
export interface WriteOptions extends TargetOptions {
  dryRun?: boolean
  yes?: boolean
}

/** Adds the options of a command that only reads. */
export function readsFromTarget(command: Command): Command {
  return command
    .option('--project <id>', 'a real project, with your Google credentials (default: the local backend)')
    .option('--firestore <host:port>', 'where the local backend listens (default: 127.0.0.1:8080)')
}

/** Adds the options of a command that writes. */
export function writesToTarget(command: Command): Command {
  return readsFromTarget(command)
    .option('--dry-run', 'show what would be written, and write nothing')
    .option('--yes', 'do not ask before the first write to a real project')
}

/** Adds the option of a command that asks for accounts. */
export function asksForAccounts(command: Command): Command {
  return command.option(
    '--auth <host:port>',
    'where the local Auth emulator listens (default: 127.0.0.1:9099)',
  )
}
