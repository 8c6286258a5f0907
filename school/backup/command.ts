import { Command } from 'commander'
import { asksForAccounts, readsFromTarget, writesToTarget } from '../target/options.ts'
import type { BackupOptions } from './backup.ts'
import { resumable } from '../terminal/interrupt.ts'
import type { RestoreOptions } from './restore.ts'

/** `backup`: everything that the school has, in a folder. */
export function backupCommand(): Command {
  return withAccounts(readsFromTarget(new Command('backup')))
    .description(
      'Write all documents and accounts into a folder, as they are at this moment, and check them.\nInterrupted, the same command goes on where it ended.',
    )
    .argument(
      '<dir>',
      'an empty folder, or one to be made; outside of the project and of what a web server publishes',
    )
    .addHelpText(
      'after',
      `
Examples:
  npm run school -- backup ../painti-2026-11-22                            of the local backend
  npm run school -- backup ../painti-2026-11-22 --project painti-school    of the real school

The folder holds personal data of families: keep it where nobody else can read it.`,
    )
    .action(async (folder: string, options: BackupOptions) => {
      const { backup } = await import('./backup.ts')
      await resumable(() => backup(folder, options))
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
    .option(
      '--prune-in <id>',
      'the id of the real project in full, which --prune wants where the backup has no accounts or is of another project',
    )
    .addHelpText(
      'after',
      `
Examples:
  npm run school -- restore ../painti-2026-11-22                                      try it on the local backend first
  npm run school -- restore ../painti-2026-11-22 --project painti-school --dry-run    what would change
  npm run school -- restore ../painti-2026-11-22 --project painti-school              restore for real; it asks first

Accounts that are missing are created with their passwords; accounts that are there stay as they are.`,
    )
    .action(async (folder: string, options: RestoreOptions) => {
      const { restore } = await import('./restore.ts')
      await resumable(() => restore(folder, options))
    })
}

function withAccounts(command: Command): Command {
  return asksForAccounts(command).option('--no-accounts', 'leave the accounts out: documents only')
}
