import { Command } from 'commander'
import { readsFromTarget } from '../target/options.ts'
import type { FilterOptions } from './filters.ts'
import type { ListOptions } from './list.ts'

/** `registrations`: who has registered for what. */
export function registrationsCommand(): Command {
  return ofDays(ofCourse(listCommand('registrations')))
    .description('List the registrations, the oldest first, with child, parent and how to reach them.')
    .action(async (options: ListOptions & FilterOptions) => {
      const { printRegistrations } = await import('./registrations.ts')
      await printRegistrations(options)
    })
}

/** `students`: the children, and how `place` calls them. */
export function studentsCommand(): Command {
  return listCommand('students')
    .description('List the children, family by family. `place` takes the id in the last column.')
    .option('--email <address>', "only the children of the parents with this address, such as one's own")
    .action(async (options: ListOptions & { email?: string }) => {
      const { printStudents } = await import('./students.ts')
      await printStudents(options)
    })
}

/** `enquiries`: what visitors have asked. */
export function enquiriesCommand(): Command {
  return ofDays(ofCourse(listCommand('enquiries')))
    .description('List what visitors have asked, the oldest enquiry first.')
    .action(async (options: ListOptions & FilterOptions) => {
      const { printEnquiries } = await import('./enquiries.ts')
      await printEnquiries(options)
    })
}

/** `newsletter`: who wants it. */
export function newsletterCommand(): Command {
  return ofDays(listCommand('newsletter'))
    .description('List who has subscribed to the newsletter, the first subscription first.')
    .action(async (options: ListOptions & FilterOptions) => {
      const { printSubscriptions } = await import('./newsletter.ts')
      await printSubscriptions(options)
    })
}

function listCommand(name: string): Command {
  return readsFromTarget(new Command(name))
    .option('--csv', 'for a spreadsheet, such as: npm run -s school -- ' + name + ' --csv > ' + name + '.csv')
    .option('--json', 'for a program: one array, a line for each')
}

function ofCourse(command: Command): Command {
  return command.option('--course <id>', 'only this course, 1 to 9')
}

function ofDays(command: Command): Command {
  return command
    .option('--from <day>', 'only from this day on, written YYYY-MM-DD')
    .option('--to <day>', "only until this day, which is the list's last")
}
