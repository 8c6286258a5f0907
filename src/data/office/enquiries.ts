import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import type { Day } from '#model/dates/day.ts'
import { readEnquiry, type ReceivedEnquiry } from '#model/office/enquiry.ts'
import { storedMoment, storedText } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import { type ReadState, useRead } from '../read.ts'
import { writeOnce } from '../write.ts'
import {
  type LongList,
  officeKey,
  officeLifetime,
  readAll,
  refreshOffice,
  type StoredDocument,
  useLongList,
} from './pages.ts'

const enquiries = () => query(collection(firestore, 'Enquiries'), orderBy('date', 'desc'))

/** What visitors have sent, the latest first by their clocks; `null` while they load. */
export function useEnquiries(): LongList<ReceivedEnquiry> | null {
  return useLongList(['Enquiries'], enquiries, (documents) => Promise.resolve(documents.map(readStored)))
}

/** Those that came from an address. */
export function useEnquiriesOf(email: string): ReadState<ReceivedEnquiry[]> {
  return useRead({
    queryKey: officeKey('Enquiries', email),
    queryFn: async () => {
      const all = collection(firestore, 'Enquiries')
      const { docs } = await getDocs(query(all, where('email', '==', email)))
      return docs.map(readStored)
    },
    enabled: email !== '',
    staleTime: officeLifetime,
  })
}

function readStored(entry: StoredDocument): ReceivedEnquiry {
  return readEnquiry(entry.id, entry.data())
}

/**
 * Files an enquiry away as answered, or, without a day, back. One that somebody else has filed meanwhile stays theirs.
 * @param answeredBy the address of the account that is signed in.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it is unknown whether it is stored; it may be tried again at any time.
 */
export async function fileEnquiry(id: string, answeredOn: Day, answeredBy: string): Promise<void> {
  const enquiry = doc(firestore, 'Enquiries', id)
  const isStored = async () =>
    (storedText((await getDoc(enquiry)).data()?.answeredOn) === '') === (answeredOn === '')
  await writeOnce(async () => {
    if (await isStored()) return
    await updateDoc(
      enquiry,
      answeredOn === ''
        ? { answeredOn: deleteField(), answeredBy: deleteField() }
        : { answeredOn, answeredBy },
    )
  }, isStored)
  void refreshOffice()
}

/** The newsletter's addresses, each with the moment of its subscription in milliseconds. */
export async function readSubscriptions(): Promise<{ email: string; subscribedAt: number | null }[]> {
  return readAll(query(collection(firestore, 'newsletter')), (documents) =>
    Promise.resolve(
      documents.map((entry) => ({
        email: storedText(entry.get('email')) || entry.id,
        subscribedAt: storedMoment(entry.get('timestamp')),
      })),
    ),
  )
}
