import { Command } from 'commander'
import { resumable } from '../terminal/interrupt.ts'
import { asksForAccounts, type WriteOptions, writesToTarget } from '../target/options.ts'
import type { ForgetOptions } from './forget.ts'

/** `forget`: erases a family that asks for it. */
export function forgetCommand(): Command {
  return asksForAccounts(writesToTarget(new Command('forget')))
    .summary('Erase a family that asks for it.')
    .description(
      'Erase a family: the parent, the children and their registrations, the account, letters, enquiries and the newsletter.\nFor the books a line stays for each registration, without names. An older backup does not bring the family back.\nIt shows first what it would erase; interrupted, the same command goes on.',
    )
    .argument('<email>', "the address of the family's account")
    .action(async (email: string, options: ForgetOptions) => {
      const { forget } = await import('./forget.ts')
      await resumable(() => forget(email, options))
    })
}

/** `unsubscribe`: takes an address off the newsletter. */
export function unsubscribeCommand(): Command {
  return writesToTarget(new Command('unsubscribe'))
    .summary('Take an address off the newsletter.')
    .description(
      'Take an address off the newsletter. An older backup does not bring it back; its owner can subscribe again.',
    )
    .argument('<address>', 'the email address')
    .action(async (address: string, options: WriteOptions) => {
      const { unsubscribe } = await import('./unsubscribe.ts')
      await unsubscribe(address, options)
    })
}
