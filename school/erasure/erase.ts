import { groupBy } from '#model/values/group-by.ts'
import { deleteAccounts, openAccounts, readAccounts } from '../accounts.ts'
import { everyDocument, readDocuments, type StoredDocument, writeAll } from '../documents.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { confirmWrite, pluralize, printable, SchoolError } from '../terminal.ts'
import { bookCollection, bookLine, erasureRecord, readErasures, readSalt } from './erasures.ts'
import { addressesIn, findFamily, ownerOf, parseAddress, subscribedAs } from './personal-data.ts'

/**
 * Erases a family: everything below its parent's document, its letters, enquiries and subscriptions, and finally its
 * account, so that running an interrupted erasure again finds the rest. The time of the erasure is written before the
 * first deletion and after the last, so that no backup made in between restores a part of the family.
 */
export async function forget(text: string, options: Options & { newsletter?: boolean }): Promise<void> {
  if (options.newsletter === true) return unsubscribe(text, options)
  const address = parseAddress(text)
  const school = await connect(options, 'fail')
  const accounts = await openAccounts(school)
  const known = await readAccounts(accounts)
  const stored = await readDocuments(school, everyDocument(school), 'Looking through the school')
  const family = findFamily(stored, known, address)
  const { documents, accountIds, uids } = family
  show(family)
  if (documents.length + accountIds.length === 0) await refuseUnknown(school, 'address', address)
  const what = `${pluralize(documents.length, 'document')} and ${pluralize(accountIds.length, 'account')}`
  if (!(await confirmWrite(school, `the erasure of ${what}`, options))) return
  const salt = await readSalt(school)
  const records = [
    erasureRecord(salt, 'address', address),
    ...Array.from(uids, (uid) => erasureRecord(salt, 'account', uid)),
  ]
  const bookLines = documents.flatMap((document) => bookLine(salt, document) ?? [])
  await writeAll(school, [...records, ...bookLines])
  // The parent's document goes after everything below it and the letters: until then, it leads to them.
  // The requests go first: a family cannot take back what has begun.
  const isRequest = ({ path }: StoredDocument): boolean => path.startsWith('Enquiries/erasure_')
  const last = documents.filter((document) => !isRequest(document)).reverse()
  const ordered = [...documents.filter(isRequest), ...last]
  await writeAll(
    school,
    ordered.map(({ path }) => ({ path, fields: null })),
  )
  await deleteAccounts(accounts, accountIds)
  await writeAll(school, records)
  console.log(`Erased from ${school.name}: ${what}.`)
  if (bookLines.length > 0) {
    const stay = ['registration stays as a line', 'registrations stay as lines'] as const
    console.log(`For the books ${pluralize(bookLines.length, ...stay)} without names (${bookCollection}).`)
  }
  console.log('A page that the family has open can write for another hour: run the command again after that.')
}

/**
 * Erasing again is allowed: that completes what was interrupted.
 * @throws SchoolError if the address never existed, because it is mistyped.
 */
async function refuseUnknown(school: School, kind: 'address' | 'newsletter', address: string): Promise<void> {
  if ((await readErasures(school))(kind, address) !== undefined) return
  throw new SchoolError(
    `Nothing in ${school.name} is of the address ${printable(address)}, so nothing was erased. See in the office how it is written.`,
  )
}

function show({ address, documents, crossed, accountIds, addresses }: ReturnType<typeof findFamily>): void {
  for (const { path } of documents) console.log(`- ${printable(path)}`)
  for (const uid of accountIds) console.log(`- the account ${printable(`${uid} (${address})`)}`)
  const accounts = new Set(addresses.values())
  const others = new Map<string, StoredDocument>()
  for (const one of documents.filter((each) => ownerOf(each) !== '' && !each.path.startsWith('Users/')))
    for (const other of addressesIn(one)) if (!isProven(others.get(other))) others.set(other, one)
  others.delete('')
  others.delete(address)
  for (const [other, one] of others) {
    const end = accounts.has(other)
      ? `is in ${one.path} and is the address of another account: another family, which stays.`
      : isProven(one)
        ? 'is of the same family: run the command for it too.'
        : `is in ${one.path}, but nobody has proved that it is theirs: ask before you run the command for it.`
    console.log(printable(`  ${other} ${end}`))
  }
  for (const [place, [one]] of groupBy(crossed, ({ path }) => path.split('/', 2).join('/'))) {
    const other = addresses.get(ownerOf(one)) ?? ''
    const end = isProven(one) ? 'erase that one only once it asks.' : 'another family, which stays.'
    console.log(printable(`  ${place} has this address too, but its account has another, ${other}: ${end}`))
  }
}

/** Whether an address in it was its account's: only verified ones can request erasure and get letters today. */
function isProven(document: StoredDocument | undefined): boolean {
  const { kind } = document?.fields ?? {}
  return kind === 'erasure' || (document?.collection === 'mail' && kind !== undefined)
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
