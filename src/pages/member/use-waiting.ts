import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { useRequests } from '#data/family.ts'
import { hasEnded } from '#model/course.ts'
import { isFulfilled, type ReceivedEnquiry } from '#model/enquiry.ts'
import { useToday } from '#components/use-today.ts'

/**
 * The children of a family that wait for a seat in an open term and have none yet.
 * @param isWanted whether to read them.
 */
export function useWaiting(uid: string, isWanted = true): ReceivedEnquiry[] {
  const today = useToday()
  const courses = useCourses().data
  const enrollments = useEnrollments(uid).data
  const requests = useRequests(uid, isWanted).data ?? []

  return requests.filter((wish) => {
    const course = courses?.find(({ id }) => id === wish.courseId)
    const isOver = courses !== undefined && (course?.termId !== wish.termId || hasEnded(course, today))
    return wish.kind === 'waiting' && !isOver && !isFulfilled(wish, undefined, enrollments ?? [])
  })
}
