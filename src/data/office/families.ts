import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite'
import { referencesIn } from '#model/office/payment.ts'
import type { Registration } from '#model/office/registration.ts'
import { byName, readStudent, type Student } from '#model/student.ts'
import { foldedName } from '#model/values/name.ts'
import { emailPattern } from '#model/values/fields.ts'
import { cleanEmail } from '#model/values/typed-text.ts'
import { readUser, type User } from '#model/user.ts'
import { firestore } from '../firestore.ts'
import { type ReadState, useRead } from '../read.ts'
import {
  type LongList,
  officeKey,
  officeLifetime,
  readByIds,
  type StoredDocument,
  useLongList,
} from './pages.ts'
import { findByReference, readFamilyRegistrations } from './registrations.ts'

export interface Family {
  uid: string
  parent: User
}

/** All parents; `null` while they load. */
export function useFamilies(): LongList<Family> | null {
  return useLongList(
    ['Families'],
    () => collection(firestore, 'Users'),
    (documents) => Promise.resolve(documents.map(familyIn)),
  )
}

/** The parents that a whole address or a reference leads to, whether or not a list has them so far. */
export function useFamiliesFound(search: string): Family[] {
  return useFound('Families', search, findFamilies)
}

/** All registrations of theirs. @param search '' where nothing is to be looked for. */
export function useRegistrationsFound(search: string): Registration[] {
  return useFound('Registrations', search, async (sought) => {
    const families = await findFamilies(sought)
    return (await Promise.all(families.map(({ uid }) => readFamilyRegistrations(uid)))).flat()
  })
}

/** Nothing while it reads, and where the search is neither an address nor a reference. */
function useFound<Entry>(kind: string, search: string, find: (search: string) => Promise<Entry[]>): Entry[] {
  const found = useRead({
    queryKey: officeKey('Found', kind, search),
    queryFn: () => find(search),
    enabled: isAddress(search) || referencesIn(search).length === 1,
    staleTime: officeLifetime,
  })
  return found.status === 'ready' ? found.data : []
}

async function findFamilies(search: string): Promise<Family[]> {
  if (isAddress(search)) return findByAddress(cleanEmail(search))
  return readFamilies((await findByReference(referencesIn(search))).map(({ uid }) => uid))
}

function isAddress(search: string): boolean {
  return emailPattern.test(cleanEmail(search))
}

async function findByAddress(address: string): Promise<Family[]> {
  const spelt = [...new Set([address, address.toLowerCase()])]
  const { docs } = await getDocs(query(collection(firestore, 'Users'), where('email', 'in', spelt)))
  return docs.map(familyIn)
}

async function readFamilies(uids: readonly string[]): Promise<Family[]> {
  const found = await readByIds(collection(firestore, 'Users'), uids)
  return [...found.values()].map(familyIn)
}

/** For `sort`. */
export function byParent({ parent: one }: Family, { parent: other }: Family): number {
  return foldedName(one).localeCompare(foldedName(other), 'en')
}

function familyIn(entry: StoredDocument): Family {
  return { uid: entry.id, parent: readUser(entry.data()) }
}

/** A family's parent, `null` where none is stored, and its children by name. */
export function useFamily(uid: string): ReadState<{ parent: User | null; students: Student[] }> {
  return useRead({
    queryKey: officeKey('Family', uid),
    queryFn: async () => {
      const family = doc(firestore, 'Users', uid)
      const [parent, { docs }] = await Promise.all([getDoc(family), getDocs(collection(family, 'Students'))])
      const students = docs.map((entry) => readStudent(entry.id, entry.data()))
      return { parent: parent.exists() ? readUser(parent.data()) : null, students: students.sort(byName) }
    },
    staleTime: officeLifetime,
  })
}
