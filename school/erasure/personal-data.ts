import type { StoredDocument } from '../documents.ts'
import { SchoolError } from '../terminal.ts'

/** Whose documents to find. */
interface Owner {
  /** Whether a normalized address is theirs. */
  hasAddress: (address: string) => boolean
  /** The same for the newsletter. */
  hasSubscribed: (address: string) => boolean
  /** Whether the account with this id is theirs. */
  hasAccount: (uid: string) => boolean
  /** Whether it is somebody else's: then so is all that is below it, whichever address is stored there (decision 62). */
  isOthers: (uid: string) => boolean
}

interface PersonalData {
  documents: StoredDocument[]
  /** The ids of their accounts, also where the account itself is gone. */
  uids: Set<string>
  /** The ids of other people's accounts below which their address is stored. */
  otherUids: string[]
}

/** Finds what is stored of somebody: a family with all that is below it, letters, enquiries and subscriptions. */
export function findPersonalData(documents: readonly StoredDocument[], owner: Owner): PersonalData {
  const uids = new Set<string>()
  const uidsWithAddress = new Set<string>()
  for (const document of documents) {
    const [collection, uid = ''] = document.path.split('/')
    if (collection !== 'Users') continue
    if (owner.hasAccount(uid)) uids.add(uid)
    if (owner.hasAddress(normalizeAddress(document.fields.email))) uidsWithAddress.add(uid)
  }
  for (const uid of uidsWithAddress) if (!owner.isOthers(uid)) uids.add(uid)
  const isTheirs = (document: StoredDocument): boolean => {
    const [collection, id = ''] = document.path.split('/')
    if (collection === 'Users') return uids.has(id)
    if (collection === 'Enquiries') {
      const { email, uid } = document.fields
      return owner.hasAddress(normalizeAddress(email)) || (typeof uid === 'string' && uids.has(uid))
    }
    if (collection === 'newsletter') return subscribedAs(document).some(owner.hasSubscribed)
    if (collection !== 'mail') return false
    const { uid, addresses } = readLetter(document)
    return uids.has(uid) || owner.hasAccount(uid) || addresses.some(owner.hasAddress)
  }
  return {
    documents: documents.filter(isTheirs),
    uids,
    otherUids: [...uidsWithAddress].filter((uid) => !uids.has(uid)),
  }
}

/** An address in the form in which two of them are compared, however they were typed. */
export function normalizeAddress(address: unknown): string {
  return typeof address === 'string' ? address.trim().normalize('NFC').toLowerCase() : ''
}

/** @throws SchoolError where it is none; it is loose, because stored addresses may break today's rules. */
export function parseAddress(text: string): string {
  const address = normalizeAddress(text)
  if (/.@./.test(address)) return address
  throw new SchoolError(`${text} is no email address.`)
}

/** The normalized addresses of a subscription to the newsletter: its id, and in old documents a field. */
export function subscribedAs({ id, fields }: StoredDocument): string[] {
  return [id, fields.email].map(normalizeAddress)
}

/** To whom a letter went, and whose registration it is about: old letters have that in their ids alone. */
function readLetter({ id, fields }: StoredDocument): { uid: string; addresses: string[] } {
  const { to, uid = /^registration-([^_]+)_/.exec(id)?.[1] } = fields
  return { uid: typeof uid === 'string' ? uid : '', addresses: [to].flat().map(normalizeAddress) }
}
