import { Command } from 'commander'
import { readsFromTarget, writesToTarget } from '../target/target-options'
import type { AccountOptions } from './auth'
import type { RestoreOptions } from './restore'

/** `backup`: everything that the school has, in a folder. */
export function backupCommand(): Command {
  return withAccounts(readsFromTarget(new Command('backup')))
    .description(
      'Write all documents and accounts into a folder, as they are at this moment, and check them.\nInterrupted, the same command goes on where it ended.',
    )
    .argument('<dir>', 'an empty folder, or one to be made')
    .addHelpText(
      'after',
      `
Examples:
  npm run school -- backup backups/monday                            of the local backend
  npm run school -- backup backups/monday --project painti-school    of the real school

The folder holds personal data of families: keep it where nobody else can read it.`,
    )
    .action(async (folder: string, options: AccountOptions) => {
      const { backup } = await import('./backup')
      await backup(folder, options)
    })
}

/** `restore`: brings the school back to what a backup holds. */
export function restoreCommand(): Command {
  return withAccounts(writesToTarget(new Command('restore')))
    .description(
      'Bring the school back to what a backup holds. Shows what differs, writes only that, and compares again.\nInterrupted, the same command writes what is still missing.',
    )
    .argument('<dir>', 'the folder of a finished backup')
    .option('--prune', 'also delete the documents that are not in the backup')
    .addHelpText(
      'after',
      `
Examples:
  npm run school -- restore backups/monday                                      try it on the local backend first
  npm run school -- restore backups/monday --project painti-school --dry-run    what would change
  npm run school -- restore backups/monday --project painti-school              restore for real; it asks first

Accounts that are missing are created with their passwords; accounts that are there stay as they are.`,
    )
    .action(async (folder: string, options: RestoreOptions) => {
      const { restore } = await import('./restore')
      await restore(folder, options)
    })
}

function withAccounts(command: Command): Command {
  return command
    .option('--no-accounts', 'leave the accounts out: documents only')
    .option('--auth <host:port>', 'where the local Auth emulator listens (default: 127.0.0.1:9099)')
}
