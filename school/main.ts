// `npm run school -- COMMAND`: the school's own work, from a terminal (docs/operations.md).
import { Command } from 'commander'
import { backupCommand, restoreCommand } from './backup/command.ts'
import { forgetCommand, unsubscribeCommand } from './erasure/commands.ts'
import {
  enquiriesCommand,
  newsletterCommand,
  registrationsCommand,
  studentsCommand,
} from './lists/commands.ts'
import { mailCommand } from './mail/command.ts'
import { placeCommand, withdrawCommand } from './places/commands.ts'
import { publishCommand } from './publish/command.ts'
import { SchoolError } from './terminal/school-error.ts'

const program = new Command('npm run school --')
  .description(
    'Publishes the catalogue, shows who has registered, and keeps the school safe.\nWithout --project it works on the local backend of `npm run dev`, so everything can be tried there first.',
  )
  .addCommand(publishCommand())
  .addCommand(registrationsCommand())
  .addCommand(studentsCommand())
  .addCommand(enquiriesCommand())
  .addCommand(newsletterCommand())
  .addCommand(mailCommand())
  .addCommand(placeCommand())
  .addCommand(withdrawCommand())
  .addCommand(unsubscribeCommand())
  .addCommand(forgetCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .showHelpAfterError('Add --help to a command to see what it takes.')
  .addHelpText(
    'after',
    `
Examples:
  npm run school -- publish --dry-run                      what would change, on the local backend
  npm run school -- publish --project painti-school        publish for real; it asks first
  npm run school -- registrations --from 2026-11-01        who has registered since then
  npm run school -- students --email simran@example.org    the children of one parent, for place
  npm run school -- forget simran@example.org --dry-run    what would be erased of a family
  npm run school -- backup ../painti-2026-11-22            everything, into a folder
  npm run school -- <command> --help                       all about one command

A real project is reached with your own Google credentials: gcloud auth application-default login.`,
  )

// A reader that has seen enough, such as `head`, ends nothing: what was begun is done all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error)
  })
}

await program.parseAsync().catch(fail)

/** Ends the command with a sentence, without waiting for answers that may never come. */
function fail(error: unknown): void {
  process.stderr.write(`${describe(error)}\n`, () => process.exit(1))
}

function describe(error: unknown): string {
  if (error instanceof SchoolError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (process.env.DEBUG !== undefined) return error.stack ?? error.message
  return `The command cannot go on: ${error.message.trim().split('\n')[0] ?? ''}.`.replace(/\.{2,}$/, '.')
}
