import { composed } from '#model/values/text.ts'
import type { StoredDocument } from '../documents.ts'
import { SchoolError } from '../terminal.ts'

interface Owner {
  /** Whether a normalised address in a document is theirs. */
  hasAddress: (address: string, document: StoredDocument) => boolean
  /** Whether the account with this id is theirs. */
  hasAccount: (uid: string) => boolean
  /** Whether it is somebody else's: then so is everything it wrote, whichever address is stored there (decision 62). */
  isOthers: (uid: string) => boolean
}

interface PersonalData {
  documents: StoredDocument[]
  /** The ids of their accounts, even if the account itself is gone. */
  uids: Set<string>
  /** What has their address but was written by other people's accounts. */
  crossed: StoredDocument[]
}

/**
 * Finds what is stored of somebody: a family with everything below it, letters, enquiries with answers, subscriptions.
 */
export function findPersonalData(documents: readonly StoredDocument[], owner: Owner): PersonalData {
  const hasAddress = (one: StoredDocument) =>
    addressesIn(one).some((address) => owner.hasAddress(address, one))
  const withAddress = documents.filter(hasAddress)
  const named = new Set(withAddress.filter((one) => !owner.isOthers(ownerOf(one))))
  const families = documents.filter(({ path }) => path.startsWith('Users/'))
  const isOf = (one: StoredDocument): boolean => named.has(one) || owner.hasAccount(ownerOf(one))
  const uids = new Set(families.filter(isOf).map(ownerOf))
  const theirs = new Set(documents.filter((one) => isOf(one) || uids.has(ownerOf(one))))
  const answers = new Set(Array.from(theirs, ({ path }) => path.replace(/^Enquiries/, 'Answers')))
  return {
    documents: documents.filter((one) => theirs.has(one) || answers.has(one.path)),
    uids,
    crossed: withAddress.filter((one) => !theirs.has(one)),
  }
}

/** Finds the same of the family with a normalized address, and its accounts among all. */
export function findFamily(
  documents: readonly StoredDocument[],
  accounts: readonly { uid: string; email?: string | undefined }[],
  address: string,
) {
  const addresses = new Map(accounts.map(({ uid, email }) => [uid, normalizeAddress(email)]))
  const hasAccount = (uid: string) => addresses.get(uid) === address
  const found = findPersonalData(documents, {
    hasAddress: (other) => other === address,
    hasAccount,
    isOthers: (uid) => addresses.has(uid) && !hasAccount(uid),
  })
  const accountIds = [...addresses.keys()].filter(hasAccount)
  return { ...found, uids: new Set([...accountIds, ...found.uids]), address, accountIds, addresses }
}

/** The form in which addresses are compared, however they were typed. */
export function normalizeAddress(address: unknown): string {
  return typeof address === 'string' ? composed(address.trim()).toLowerCase() : ''
}

/** @throws SchoolError if it is not an address; loose, because stored addresses may break today's rules. */
export function parseAddress(text: string): string {
  const address = normalizeAddress(text)
  if (/.@./.test(address)) return address
  throw new SchoolError(`${text} is no email address.`)
}

/** The normalised addresses of a newsletter subscription: its id, and in old documents a field. */
export function subscribedAs({ id, fields }: StoredDocument): string[] {
  return [id, fields.email].map(normalizeAddress)
}

/** The normalised addresses that a document names as its own; for a letter, its recipients. */
export function addressesIn(document: StoredDocument): string[] {
  const [collection] = document.path.split('/')
  const { email, to } = document.fields
  if (collection === 'newsletter') return subscribedAs(document)
  if (collection === 'mail') return [to].flat().map(normalizeAddress)
  return collection === 'Users' || collection === 'Enquiries' ? [normalizeAddress(email)] : []
}

/** The account that wrote it or that it is about, which old letters and answers have in their ids; '' if none is known. */
export function ownerOf({ path, id, fields }: StoredDocument): string {
  const [collection, uid = ''] = path.split('/')
  if (collection === 'Users') return uid
  const [, inId] = /^(?:registration-|waiting_|erasure_)([^_]+)/.exec(id) ?? []
  const known = { Enquiries: fields.uid, mail: fields.uid ?? inId, Answers: inId }[collection ?? '']
  return typeof known === 'string' ? known : ''
}
