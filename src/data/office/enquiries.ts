import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { termIdOf } from '#model/course.ts'
import type { Day } from '#model/dates/day.ts'
import { enrollmentId, readEnrollment } from '#model/enrollment.ts'
import { spellingsOf } from '#model/office/search.ts'
import { isFulfilled, readEnquiry, type ReceivedEnquiry } from '#model/enquiry.ts'
import { readStudent } from '#model/student.ts'
import { groupBy } from '#model/values/group-by.ts'
import { fullName } from '#model/values/name.ts'
import { isDocumentId, storedMoment, storedText } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import type { ReadState } from '../read.ts'
import { writeOnce } from '../write.ts'
import { Changed } from './changed.ts'
import {
  changeIfUnchanged,
  type LongList,
  readAll,
  readAmong,
  readByIds,
  refreshOffice,
  type StoredDocument,
  uidOf,
  useLongList,
  useOffice,
} from './paged-list.ts'

const all = collection(firestore, 'Enquiries')
const answersIn = collection(firestore, 'Answers')

export type OfficeEnquiry = Awaited<ReturnType<typeof readEnquiries>>[number]

/**
 * What visitors have sent, latest first by the server's clock, so that no visitor's clock can move theirs up; `null`
 * while loading. Enquiries from before the server's time was stored are ordered by the visitor's.
 */
export function useEnquiries(): LongList<OfficeEnquiry> | null {
  const received = useLongList(
    ['Enquiries', 'received'],
    () => query(all, orderBy('received', 'desc')),
    readEnquiries,
  )
  const older = useLongList(
    ['Enquiries', 'date'],
    () => query(all, orderBy('date', 'desc')),
    (documents) => readEnquiries(documents.filter((entry) => entry.get('received') === undefined)),
  )
  if (received === null || older === null) return null
  const unfinished = [received, older].filter(({ hasMore }) => hasMore)
  return {
    rows: [...received.rows, ...older.rows].sort(byTime),
    total: older.total,
    hasMore: unfinished.length > 0,
    isLoadingMore: unfinished.some(({ isLoadingMore }) => isLoadingMore),
    loadMore: () => unfinished.forEach(({ loadMore }) => loadMore()),
  }
}

function byTime({ receivedAt: one }: ReceivedEnquiry, { receivedAt: other }: ReceivedEnquiry): number {
  return (other ?? 0) - (one ?? 0)
}

/** Enquiries from a family's account or address, latest first. */
export function useEnquiriesOf(uid: string, email: string): ReadState<OfficeEnquiry[]> {
  return useOffice(['Enquiries', uid, email], async () => {
    const [own, sent] = await Promise.all([
      getDocs(query(all, where('uid', '==', uid))),
      readAmong(all, 'email', spellingsOf(email)),
    ])
    const found = new Map([...own.docs, ...sent].map((entry) => [entry.id, entry]))
    return (await readEnquiries([...found.values()])).sort(byTime)
  })
}

/** Each with who answered it, the child it is about, and whether the request has been fulfilled. */
export async function readEnquiries(documents: StoredDocument[]) {
  const enquiries = documents.map((entry) => readEnquiry(entry.id, entry.data()))
  const answered = enquiries.filter(({ answeredOn }) => answeredOn !== '')
  const ofChildren = enquiries.filter((each) => [each.uid, each.studentId].every(isDocumentId))
  const waiting = ofChildren.filter((each) => isDocumentId(each.courseId) && each.kind === 'waiting')
  const childPath = ({ uid, studentId }: ReceivedEnquiry) => `Users/${uid}/Students/${studentId}`
  const seatPath = ({ uid, courseId, studentId, termId }: ReceivedEnquiry) =>
    `Users/${uid}/Enrollments/${enrollmentId(courseId, studentId, termIdOf(termId))}`
  const evaluated = ofChildren.filter((each) => each.kind === 'evaluation' && each.answeredOn === '')
  const [answers, students, seats, registered] = await Promise.all([
    readAnswers(answered.map(({ id }) => id)),
    readByIds(collectionGroup(firestore, 'Students'), ofChildren.map(childPath), readStudent),
    readAmong(collectionGroup(firestore, 'Enrollments'), documentId(), waiting.map(seatPath)),
    Promise.all(
      Array.from(new Set(evaluated.map(({ uid }) => uid)), (uid) =>
        getDocs(collection(firestore, 'Users', uid, 'Enrollments')),
      ),
    ),
  ])
  const byFamily = groupBy([...seats, ...registered.flatMap(({ docs }) => docs)], uidOf)
  return enquiries.map((enquiry) => {
    const student = students.get(childPath(enquiry)) ?? null
    const enrollments = (byFamily.get(enquiry.uid) ?? []).map((seat) => readEnrollment(seat.id, seat.data()))
    return {
      ...enquiry,
      answeredBy: answererOf(enquiry, answers),
      /** The name of the family's own child; '' if it is not stored. */
      child: student === null ? '' : fullName(student),
      /** Whether the request has been fulfilled since: nobody has to answer it. */
      isFulfilled: isFulfilled(enquiry, student, enrollments),
    }
  })
}

async function readAnswers(ids: readonly string[]): Promise<Map<string, string>> {
  return readByIds(answersIn, ids, (_, { by }) => storedText(by))
}

/** Who answered: stored separately, and by the older office in the enquiry itself. */
function answererOf(
  { id, answeredBy }: Pick<ReceivedEnquiry, 'id' | 'answeredBy'>,
  answers: ReadonlyMap<string, string>,
): string {
  return (answers.get(`Answers/${id}`) ?? '') || answeredBy
}

/** A batch has room for two writes each. */
export const mostFiled = 200

/**
 * Marks enquiries as answered or, without a day, as open again. Who answered is stored separately, because a family can
 * read its enquiries.
 * @param seen at most `mostFiled`; what somebody else has changed since is left alone.
 * @param by the address of the signed-in account.
 * @returns and throws as `changeIfUnchanged` does.
 */
export async function fileEnquiries(
  seen: readonly ReceivedEnquiry[],
  answeredOn: Day,
  by: string,
): Promise<ReceivedEnquiry[]> {
  const ids = seen.map(({ id }) => id)

  async function readStored() {
    const [enquiries, answers] = await Promise.all([readByIds(all, ids, readEnquiry), readAnswers(ids)])
    return ids.map((id) => {
      const enquiry = enquiries.get(`Enquiries/${id}`)
      return enquiry === undefined ? [] : [enquiry.answeredOn, answererOf(enquiry, answers)]
    })
  }

  const filed = await changeIfUnchanged(seen, readStored, {
    from: (each) => [each.answeredOn, each.answeredBy],
    to: () => [answeredOn, answeredOn === '' ? '' : by],
    change: (batch, { id }) => {
      const change = { answeredOn: answeredOn || deleteField(), answeredBy: deleteField() }
      batch.update(doc(all, id), change)
      if (answeredOn === '') batch.delete(doc(answersIn, id))
      else batch.set(doc(answersIn, id), { by })
    },
  })
  void refreshOffice()
  return filed
}

/**
 * Takes a child off the waiting list.
 * @throws Changed if the family has changed its request since.
 * @throws FirebaseError and UnknownOutcome as `fileEnquiries` does.
 */
export async function takeOff(seen: ReceivedEnquiry): Promise<void> {
  const wish = doc(all, seen.id)
  const asText = (each: ReceivedEnquiry) =>
    JSON.stringify([each.studentId, each.termId, each.days, each.answeredOn])
  async function isGone(): Promise<boolean> {
    const fields = (await getDoc(wish)).data()
    if (fields !== undefined && asText(readEnquiry(seen.id, fields)) !== asText(seen)) throw new Changed()
    return fields === undefined
  }

  await writeOnce(async () => {
    if (!(await isGone())) await deleteDoc(wish)
  }, isGone)
  void refreshOffice()
}

/** The newsletter's addresses, each with the moment of its subscription in milliseconds. */
export async function readSubscriptions(): Promise<{ email: string; subscribedAt: number | null }[]> {
  return readAll(query(collection(firestore, 'newsletter')), (documents) =>
    documents.map((entry) => ({
      email: storedText(entry.get('email')) || entry.id,
      subscribedAt: storedMoment(entry.get('timestamp')),
    })),
  )
}
