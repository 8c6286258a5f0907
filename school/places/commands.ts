import { Command } from 'commander'
import { type WriteOptions, writesToTarget } from '../target/options.ts'

/** `place`: lets a child start in a level after an evaluation. */
export function placeCommand(): Command {
  return writesToTarget(new Command('place'))
    .summary('After an evaluation: let a child start in a level.')
    .description(
      'After an evaluation: let a child start in level N.\nLevels 1 to N-1 are recorded as completed, those that are missing; then the parent can enrol the child in level N.',
    )
    .argument('<student>', 'the child, as `students` shows it: UID/STUDENTID')
    .requiredOption('--level <n>', 'the level that the child can start in, 1 to 9')
    .action(async (student: string, options: WriteOptions & { level: string }) => {
      const { place } = await import('./place.ts')
      await place(student, options)
    })
}

/** `withdraw`: takes a child out of a course. */
export function withdrawCommand(): Command {
  return writesToTarget(new Command('withdraw'))
    .summary('Take a child out of a course.')
    .description(
      "Take a child out of a course: the registration is deleted, and its level is taken off the child's completed levels.\nAfterwards the parent can enrol the child again.",
    )
    .argument('<enrollment>', 'the registration, as `registrations` shows it: UID/ENROLLMENTID')
    .action(async (enrollment: string, options: WriteOptions) => {
      const { withdraw } = await import('./withdraw.ts')
      await withdraw(enrollment, options)
    })
}
