import { type Accounts, deleteAccounts, openAccounts, readAccounts } from '../accounts.ts'
import { everyDocument, readDocuments, writeAll } from '../documents.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { confirmWrite, pluralize, printable, SchoolError } from '../terminal.ts'
import { bookCollection, bookLine, erasureRecord, readErasures, readSalt } from './erasures.ts'
import { findPersonalData, normalizeAddress, parseAddress, subscribedAs } from './personal-data.ts'

type Family = Awaited<ReturnType<typeof findFamily>>

/**
 * Erases a family: all that is below its parent's document, its letters, enquiries and subscriptions, and its account last,
 * so that an erasure that was interrupted finds the rest when it is run again. The time of the erasure is written before
 * the first deletion and after the last, so that no backup made meanwhile brings a part of the family back.
 */
export async function forget(text: string, options: Options & { newsletter?: boolean }): Promise<void> {
  if (options.newsletter === true) return unsubscribe(text, options)
  const address = parseAddress(text)
  const school = await connect(options, 'fail')
  const accounts = await openAccounts(school)
  const family = await findFamily(school, accounts, address)
  const { documents, accountIds, uids } = family
  if (documents.length + accountIds.length === 0) await refuseUnknown(school, 'address', address)
  show(family)
  const what = `${pluralize(documents.length, 'document')} and ${pluralize(accountIds.length, 'account')}`
  if (!(await confirmWrite(school, `the erasure of ${what}`, options))) return
  const salt = await readSalt(school)
  const records = [
    erasureRecord(salt, 'address', address),
    ...Array.from(new Set([...uids, ...accountIds]), (uid) => erasureRecord(salt, 'account', uid)),
  ]
  const bookLines = documents.flatMap((document) => bookLine(salt, document) ?? [])
  await writeAll(school, [...records, ...bookLines])
  // The parent's document goes after all that is below it and the letters: until then, it leads to them.
  await writeAll(school, documents.map(({ path }) => ({ path, fields: null })).reverse())
  await deleteAccounts(accounts, accountIds)
  await writeAll(school, records)
  console.log(`Erased from ${school.name}: ${what}.`)
  if (bookLines.length > 0) {
    const stay = ['registration stays as a line', 'registrations stay as lines'] as const
    console.log(`For the books ${pluralize(bookLines.length, ...stay)} without names (${bookCollection}).`)
  }
  console.log('A page that the family has open can write for another hour: run the command again after that.')
}

async function findFamily(school: School, accounts: Accounts, address: string) {
  /** Those of the accounts with this address. */
  const accountIds: string[] = []
  /** Those of all other accounts, by id. */
  const otherAddresses = new Map<string, string>()
  for (const { uid, email = '' } of await readAccounts(accounts)) {
    if (normalizeAddress(email) === address) accountIds.push(uid)
    else otherAddresses.set(uid, email)
  }
  const isTheirs = (stored: string): boolean => stored === address
  const documents = await readDocuments(school, everyDocument(school), 'Looking through the school')
  const found = findPersonalData(documents, {
    hasAddress: isTheirs,
    hasSubscribed: isTheirs,
    hasAccount: (uid) => accountIds.includes(uid),
    isOthers: (uid) => otherAddresses.has(uid),
  })
  return { ...found, address, accountIds, otherAddresses }
}

/**
 * What is erased already may be erased again: that ends what was interrupted.
 * @throws SchoolError where the address was never there, because it is mistyped.
 */
async function refuseUnknown(school: School, kind: 'address' | 'newsletter', address: string): Promise<void> {
  if ((await readErasures(school))(kind, address) !== undefined) return
  throw new SchoolError(
    `Nothing in ${school.name} has the address ${printable(address)}, so nothing was erased. See in the office how it is written.`,
  )
}

function show({ address, documents, accountIds, uids, otherUids, otherAddresses }: Family): void {
  for (const { path } of documents) console.log(`- ${printable(path)}`)
  // A family may have changed its address since it wrote, or since it asked to be erased.
  const others = documents.flatMap(({ fields: { uid, email, to } }) =>
    uids.has(String(uid)) ? [email, to].flat() : [otherAddresses.get(String(uid))],
  )
  for (const other of new Set(others.map(normalizeAddress)))
    if (other !== '' && other !== address)
      console.log(`  ${printable(other)} is of the same family: run the command for it too.`)
  for (const uid of accountIds) console.log(`- the account ${printable(`${uid} (${address})`)}`)
  for (const uid of otherUids) {
    const other = printable(otherAddresses.get(uid) ?? '')
    console.log(
      `  Users/${printable(uid)} has this address too, but its account has another, ${other}: it stays.`,
    )
  }
}

/** Takes an address off the newsletter, however it was typed; nothing else of its owner is touched. */
async function unsubscribe(text: string, options: Options): Promise<void> {
  const address = parseAddress(text)
  const school = await connect(options, 'fail')
  const subscriptions = await readDocuments(
    school,
    school.firestore.collection('newsletter'),
    'Reading subscriptions',
  )
  const documents = subscriptions.filter((document) => subscribedAs(document).includes(address))
  if (documents.length === 0) await refuseUnknown(school, 'newsletter', address)
  for (const { path } of documents) console.log(`- ${printable(path)}`)
  const what = pluralize(documents.length, 'document')
  if (!(await confirmWrite(school, `the removal of ${what}`, options))) return
  const record = erasureRecord(await readSalt(school), 'newsletter', address)
  await writeAll(school, [...documents.map(({ path }) => ({ path, fields: null })), record])
  console.log(`Taken off the newsletter of ${school.name}: ${what}.`)
}
