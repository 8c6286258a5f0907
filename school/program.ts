import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type Day, isRealDay } from '#model/dates/day.ts'
import { SchoolError } from './terminal.ts'

/**
 * Runs a command of the school and prints how it ended.
 *
 * @returns the exit code.
 */
export async function runSchool(args: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    // commander has printed its own errors, and the help.
    if (error instanceof CommanderError) return error.exitCode
    console.error(describe(error))
    return 1
  }
}

function describe(error: unknown): string {
  if (error instanceof SchoolError) return error.message
  if (!(error instanceof Error)) return String(error)
  return `The command cannot go on: ${error.message.trim().split('\n')[0] ?? ''}.`.replace(/\.{2,}$/, '.')
}

const project = new Option(
  '--project <id>',
  'a real project, with your Google credentials (default: the local backend)',
)
const writing = [
  project,
  new Option('--dry-run', 'show what would be written, and write nothing'),
  new Option('--yes', 'do not ask before the first write'),
]
const noAccounts = new Option('--no-accounts', 'leave the accounts out: documents only')

function parseDay(text: string): Day {
  // Firestore stores these, with room for the day after.
  if (isRealDay(text) && text >= '1900-01-01' && text <= '2999-12-31') return text
  throw new InvalidArgumentError('It must be a day of the calendar, written YYYY-MM-DD.')
}

function createProgram(): Command {
  const program = new Command('npm run school --')
    .description(
      'Publishes the catalogue, names the staff, sends the letters, and keeps the school safe.\nWithout --project it works on the local backend of `npm run dev`, so everything can be tried there first.',
    )
    .exitOverride()

  /** @param name `staff add` is a command of `staff`. */
  function add(name: string, ...options: readonly Option[]): Command {
    const [own = '', group] = name.split(' ').reverse()
    const parent = program.commands.find((each) => each.name() === group) ?? program
    const command = parent.command(own)
    for (const option of options) command.addOption(option)
    return command
  }

  add('publish', ...writing)
    .description('Publish the courses and posts of catalogue/. Only what has changed is written.')
    .option('--prune', 'also remove what is published and no longer in catalogue/')
    .option('--catalogue <folder>', 'another catalogue', 'catalogue')
    .action(late(async () => (await import('./publish.ts')).publish))

  add('letters', ...writing)
    .description(
      'The daily job. It closes the days of a course that have as many children as seats, and sends letters by the SMTP server that SMTP_URL names: a confirmation for each registration that has none yet, one reminder to a family that owes for a term about to begin, and to the school what is new.\nRun it as often as you like: each letter is written down in the collection `mail`, and none is sent twice. A child that is withdrawn from a course and enrolled in it again gets another confirmation.',
    )
    .option(
      '--from <day>',
      'confirm registrations from this day on, written YYYY-MM-DD (default: the last 30 days)',
      parseDay,
    )
    .option('--quiet', 'name nobody, nor any address: for a log that others can read')
    .action(late(async () => (await import('./letters/letters.ts')).sendLetters))

  add('forget', ...writing)
    .summary('Erase a family that asks for it.')
    .description(
      'Erase a family: the parent, the children and their registrations, the account, letters, enquiries and the newsletter.\nFor the books a line stays for each registration, without names. An older backup does not bring the family back.\nIt shows first what it would erase; interrupted, the same command goes on.',
    )
    .argument('<email>', "the address of the family's account")
    .option('--newsletter', 'only take the address off the newsletter; its owner can subscribe again')
    .action(late(async () => (await import('./erasure/erase.ts')).forget))

  add('staff').description('Who may enter the office.')

  add('staff add', ...writing)
    .description('Let the account with this address into the office. Its other rights stay.')
    .argument('<address>', 'the address of the account, which has to be verified before the office opens')
    .action(late(async () => (await import('./staff.ts')).setStaff.bind(null, true)))

  add('staff remove', ...writing)
    .description('Shut the account with this address out of the office, within the hour.')
    .argument('<address>', 'the address of the account')
    .action(late(async () => (await import('./staff.ts')).setStaff.bind(null, false)))

  add('staff list', project)
    .description('List who may enter the office.')
    .action(late(async () => (await import('./staff.ts')).printStaff))

  add('backup', project, noAccounts)
    .description(
      'Write all documents and accounts into a folder, as they are at this moment, and check them.\nInterrupted, the same command begins again.',
    )
    .argument(
      '<dir>',
      'an empty folder, or one to be made; outside of the project and of what a web server publishes',
    )
    .action(late(async () => (await import('./backup/backup.ts')).backup))

  add('restore', ...writing, noAccounts)
    .description(
      'Bring back what the school has lost since a backup. Writes only what is missing, and compares again: what differs is listed and left alone, and so is what a family has withdrawn.\nAccounts that are missing are created with their passwords; accounts that are there stay as they are.\nInterrupted, the same command writes what is still missing.',
    )
    .argument('<dir>', 'the folder of a finished backup')
    .option('--overwrite <path...>', 'only what is at these paths and below, also where it differs')
    .option('--family <address>', 'only the family with this address, also where it differs')
    .addOption(
      new Option(
        '--to <uid>',
        "with --family: move its children with their registrations to this account, because the family's own is gone",
      ).conflicts(['overwrite', 'prune']),
    )
    .option(
      '--prune',
      'also delete the documents that are not in the backup; where it has no accounts or is of another project, the id of the real project has to be typed',
    )
    .action(late(async () => (await import('./backup/restore.ts')).restore))

  return program
    .showHelpAfterError('Add --help to a command to see what it takes.')
    .addHelpText(
      'after',
      '\nA real project is reached with your own Google credentials: gcloud auth application-default login.\ndocs/operations.md has the commands of a school year, with examples.',
    )
}

/** Loads a command only when it runs, because the Firebase Admin SDK takes half a second: help comes at once. */
function late<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const command = await load()
    await command(...given)
  }
}
