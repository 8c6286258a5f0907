import { collection, collectionGroup, doc, getDoc } from 'firebase/firestore/lite'
import { referencesIn } from '#model/office/payment.ts'
import type { OfficeRegistration } from '#model/office/registration.ts'
import { readStudent, type Student } from '#model/student.ts'
import { foldedName } from '#model/values/name.ts'
import { groupBy } from '#model/values/group-by.ts'
import { type Fields, storedList, storedText } from '#model/values/stored.ts'
import { readUser, type User } from '#model/user.ts'
import { firestore } from '../firestore.ts'
import type { ReadState } from '../read.ts'
import { readStudents } from '../student.ts'
import { readOneUser } from '../user.ts'
import { type LongList, readAll, searchLifetime, uidOf, useLongList, useOffice } from './paged-list.ts'
import { findByReference } from './registrations.ts'

export type Family = ReturnType<typeof familyIn>

export function useFamilies(): LongList<Family> | null {
  return useLongList(
    ['Families'],
    () => collection(firestore, 'Users'),
    (documents) => documents.map((entry) => familyIn(entry.id, entry.data())),
  )
}

/** All parents with their children, for a search; `null` while loading or without a search. */
export function useAllFamilies(isWanted: boolean): Family[] | null {
  const search = { enabled: isWanted, staleTime: searchLifetime }
  const { data = null } = useOffice(['Families', 'all'], readAllFamilies, search)
  return isWanted ? data : null
}

async function readAllFamilies(): Promise<Family[]> {
  const [students = [], users = []] = await Promise.all(
    [collectionGroup(firestore, 'Students'), collection(firestore, 'Users')].map((listed) =>
      readAll(listed, (documents) => documents),
    ),
  )
  const byFamily = groupBy(students, uidOf)
  return users.map((entry) => {
    const children = (byFamily.get(entry.id) ?? []).map((child) => readStudent(child.id, child.data()))
    return familyIn(entry.id, entry.data(), children)
  })
}

/** The ids of families that letters cannot reach, according to the daily job, which looks only at those with a seat. */
export function useUnreached(): string[] {
  async function queryFn() {
    const letters = await getDoc(doc(firestore, 'School', 'letters'))
    return storedList(letters.get('unreached')).map(storedText)
  }
  return useOffice(['Unreached'], queryFn).data ?? []
}

/** The registrations with a reference, if the search is one. */
export function useRegistrationsOf(search: string): OfficeRegistration[] {
  const references = referencesIn(search)
  const enabled = references.length === 1
  const queryFn = () => findByReference(references)
  return useOffice(['Families', 'reference', search], queryFn, { enabled }).data ?? []
}

export function byParent({ parent: one }: Family, { parent: other }: Family): number {
  return foldedName(one).localeCompare(foldedName(other), 'en')
}

/** @param children as far as they are loaded. */
function familyIn(uid: string, fields: Fields, children: Student[] = []) {
  return { uid, parent: readUser(fields), children }
}

/** A family's parent, `null` if none is stored, and its children by name. */
export function useFamily(uid: string): ReadState<{ parent: User | null; students: Student[] }> {
  return useOffice(['Family', uid], async () => {
    const [parent, students] = await Promise.all([readOneUser(uid), readStudents(uid)])
    return { parent, students }
  })
}
