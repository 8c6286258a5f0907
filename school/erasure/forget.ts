import { eachStored } from '../backup/stored-documents.ts'
import { type Auth, accountPages, deleteAccounts, openAuth } from '../target/auth.ts'
import { connectWhole, type School } from '../target/connect.ts'
import type { AuthOptions, WriteOptions } from '../target/target-options.ts'
import { deleting, type Write, writeAll } from '../target/write.ts'
import { mayWrite } from '../terminal/confirm.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import { progressOf } from '../terminal/progress.ts'
import { comparable, givenAddress } from './address.ts'
import { type Belongings, belongingsOf } from './belongings.ts'
import { bookLine } from './books.ts'
import { bookCollection, erasureOf, saltOf } from './erasures.ts'

export type ForgetOptions = WriteOptions & AuthOptions

interface Family extends Belongings {
  address: string
  /** The ids of the accounts with this address. */
  accounts: string[]
  /** The addresses of all other accounts, by id. */
  otherAddresses: ReadonlyMap<string, string>
}

/**
 * Erases a family: all that lies below its parent's document, its letters, enquiries and subscriptions, and last its
 * account; so whatever ends the command, running it again finds the rest. The time of the erasure is written before the
 * first deletion and after the last: no backup of the moments between them brings a part of the family back.
 *
 * @throws SchoolError where there is no address, or the school or its accounts cannot be reached.
 */
export async function forget(text: string, options: ForgetOptions): Promise<void> {
  const address = givenAddress(text)
  const school = await connectWhole(options)
  const auth = await openAuth(school, options)
  const family = await find(school, auth, address)
  show(family)
  const what = `${counted(family.documents.length, 'document')} and ${counted(family.accounts.length, 'account')}`
  if (!(await mayWrite(school, `the erasure of ${what}`, options))) return
  const salt = await saltOf(school)
  const erasures = [
    erasureOf(school, salt, 'address', address),
    ...[...new Set([...family.uids, ...family.accounts])].map((uid) =>
      erasureOf(school, salt, 'account', uid),
    ),
  ]
  await writeAll(school, erasures)
  const lines = await eraseDocuments(school, salt, family)
  await deleteAccounts(auth, family.accounts)
  await writeAll(school, erasures)
  console.log(`Erased from ${school.name}: ${what}.`)
  if (lines > 0) {
    const stay = lines === 1 ? 'stays as a line' : 'stay as lines'
    console.log(`For the books ${counted(lines, 'registration')} ${stay} without names (${bookCollection}).`)
  }
  console.log('A page that the family has open can write for another hour: run the command again after that.')
}

async function find(school: School, auth: Auth, address: string): Promise<Family> {
  const accounts: string[] = []
  const otherAddresses = new Map<string, string>()
  for await (const page of accountPages(auth)) {
    for (const { localId, email = '' } of page) {
      if (comparable(email) === address) accounts.push(localId)
      else otherAddresses.set(localId, email)
    }
  }
  const isTheirs = (stored: string): boolean => stored === address
  const belongings = await belongingsOf(eachStored(school, {}, progressOf('Looking through the school')), {
    hasAddress: isTheirs,
    hasSubscribed: isTheirs,
    hasAccount: (uid) => accounts.includes(uid),
    isOthers: (uid) => otherAddresses.has(uid),
  })
  return { ...belongings, address, accounts, otherAddresses }
}

function show({ address, documents, accounts, others, otherAddresses }: Family): void {
  for (const { path } of documents) console.log(`- ${printable(path)}`)
  for (const uid of accounts) console.log(`- the account ${printable(`${uid} (${address})`)}`)
  for (const uid of others) {
    const other = printable(otherAddresses.get(uid) ?? '')
    console.log(
      `  Users/${printable(uid)} has this address too, but its account has another, ${other}: it stays.`,
    )
  }
}

/** The parent's document goes after all that lies below it and the letters: until then, it leads to them. */
async function eraseDocuments(school: School, salt: string, { documents }: Belongings): Promise<number> {
  const writes: Write[] = []
  let lines = 0
  for (const document of documents.toReversed()) {
    const line = bookLine(school, salt, document)
    if (line !== null) {
      lines += 1
      writes.push(line)
    }
    writes.push(deleting(school, document.path))
  }
  const progress = progressOf('Erasing')
  let done = 0
  try {
    await writeAll(school, writes, (count) => progress.at((done += count), writes.length))
  } finally {
    progress.end()
  }
  return lines
}
