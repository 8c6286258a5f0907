import { Command } from 'commander'
import { asksForAccounts, writesToTarget } from '../target/options.ts'
import type { MailOptions } from './mail.ts'

/** `mail`: confirmations for those who have registered. */
export function mailCommand(): Command {
  return asksForAccounts(writesToTarget(new Command('mail')))
    .description(
      'Have a confirmation sent for each registration that has none yet: to the parent, and a copy to the school. It is written to the collection `mail`, and the Trigger Email extension sends what is there. Run it as often as you like: no registration gets two, nor does a child that was withdrawn from a course and enrolled in it again.',
    )
    .option('--from <day>', 'registrations from this day on, written YYYY-MM-DD (default: the last 30 days)')
    .action(async (options: MailOptions) => {
      const { mail } = await import('./mail.ts')
      await mail(options)
    })
}
