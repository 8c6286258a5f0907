import { fieldsOn, type KeptDocument } from '../backup/stored-documents.ts'
import { comparable } from './address.ts'

/** Whose documents are looked for. */
export interface Whom {
  /** Whether an address, as addresses are compared, is theirs. */
  hasAddress: (address: string) => boolean
  /** The same for the newsletter. */
  hasSubscribed: (address: string) => boolean
  /** Whether the account with this id is theirs. */
  hasAccount: (uid: string) => boolean
  /** Whether it is somebody else's: then what lies below it is, too, whichever address is stored there. */
  isOthers: (uid: string) => boolean
}

export interface Belongings {
  /** The paths, in the order of names. */
  documents: KeptDocument[]
  /** The ids of their accounts, also where the account itself is gone. */
  uids: Set<string>
  /** The ids of other people's accounts that have their address stored. */
  others: Set<string>
}

/**
 * Finds what belongs to somebody: a family with all that lies below it, letters, enquiries and subscriptions.
 *
 * @param documents a whole school or a backup, in the order of names, so that a family comes together and before letters.
 */
export async function belongingsOf(documents: AsyncIterable<KeptDocument>, whom: Whom): Promise<Belongings> {
  const found: Belongings = { documents: [], uids: new Set(), others: new Set() }
  const family: { uid: string; documents: KeptDocument[]; isNamed: boolean } = {
    uid: '',
    documents: [],
    isNamed: false,
  }
  function endFamily(): void {
    const { uid, isNamed } = family
    const isOthers = whom.isOthers(uid)
    if (whom.hasAccount(uid) || (isNamed && !isOthers)) {
      found.uids.add(uid)
      found.documents.push(...family.documents)
    } else if (isNamed) found.others.add(uid)
    Object.assign(family, { uid: '', documents: [], isNamed: false })
  }
  for await (const document of documents) {
    const [collection = '', id = ''] = document.path.split('/')
    if (family.uid !== '' && (collection !== 'Users' || id !== family.uid)) endFamily()
    if (collection === 'Users') {
      family.uid = id
      family.documents.push(document)
      family.isNamed ||= whom.hasAddress(addressOn(document))
    } else if (isTheirs(document, collection, id)) found.documents.push(document)
  }
  if (family.uid !== '') endFamily()
  return found

  function isTheirs(document: KeptDocument, collection: string, id: string): boolean {
    if (collection === 'Enquiries') return whom.hasAddress(addressOn(document))
    if (collection === 'newsletter') return [comparable(id), addressOn(document)].some(whom.hasSubscribed)
    if (collection !== 'mail') return false
    const { to, uid } = letterOn(document, id)
    return found.uids.has(uid) || whom.hasAccount(uid) || to.some(whom.hasAddress)
  }
}

function addressOn({ line }: KeptDocument): string {
  const { email } = fieldsOn(line)
  return typeof email === 'string' ? comparable(email) : ''
}

/** Whom a letter was written to, and whose registration it was: letters of old have that in their ids alone. */
function letterOn({ line }: KeptDocument, id: string): { to: string[]; uid: string } {
  const { to, uid = /^registration-([^_]+)_/.exec(id)?.[1] } = fieldsOn(line)
  const addresses = Array.isArray(to) ? to : [to]
  return {
    to: addresses.filter((address) => typeof address === 'string').map(comparable),
    uid: typeof uid === 'string' ? uid : '',
  }
}
