import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { sayDays } from '#components/course/hours.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { copy as enrolCopy } from '#copy/enrol.ts'
import { formatDays } from '#copy/format.ts'
import { useCourses } from '#data/course.ts'
import type { ListedCourse } from '#model/course.ts'
import type { ReceivedEnquiry } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { useWaiting } from '#pages/member/use-waiting.ts'
import { WaitingDialog } from '#pages/member/waiting-dialog.tsx'
import { displayNameOf, shortCourseNameOf } from './registration-details.tsx'

const { waiting: copy } = enrolCopy

interface Waiting {
  wish: ReceivedEnquiry
  student: Student
  course: ListedCourse
}

interface WaitingListProps {
  uid: string
  students: Student[]
  /** The row whose dialog was open is gone, and with it the button that had the focus. */
  onLeft: () => void
}

/** Which children wait for a seat, on which days of which term, with a way to change the days or to leave. */
export function WaitingList({ uid, students, onLeft }: WaitingListProps) {
  const waiting = useWaiting(uid)
  const courses = useCourses().data ?? []
  const [asked, setAsked] = useState<Waiting | null>(null)
  const rows = waiting.flatMap((wish): Waiting[] => {
    const student = students.find(({ id }) => id === wish.studentId)
    const course = courses.find(({ id }) => id === wish.courseId)
    return student === undefined || course === undefined ? [] : [{ wish, student, course }]
  })
  return (
    <>
      {rows.length > 0 && (
        <Alert kind="info" icon={Hourglass} text={copy.title}>
          {rows.map((row) => (
            <div key={row.wish.id}>
              {describe(row)}{' '}
              <Button
                variant="third"
                aria-label={`${copy.edit}: ${displayNameOf(row)}, ${shortCourseNameOf(row)}`}
                onClick={() => setAsked(row)}
              >
                {copy.edit}
              </Button>
            </div>
          ))}
        </Alert>
      )}
      {asked !== null && (
        <WaitingDialog
          course={asked.course}
          students={[asked.student]}
          chosenId={asked.student.id}
          onClose={() => {
            setAsked(null)
            if (!waiting.some(({ id }) => id === asked.wish.id)) onLeft()
          }}
        />
      )}
    </>
  )
}

/** Such as `Arjan Gill: Level 1, 11 Jan to 28 May 2027, Monday and Tuesday`. */
function describe({ wish, student, course }: Waiting): string {
  const term = formatDays(course.startDate, course.endDate)
  const parts = [shortCourseNameOf({ course }), term, sayDays(wish.days, course, course.schedule)].filter(
    (part) => part !== '',
  )
  return `${displayNameOf({ student })}: ${parts.join(', ')}`
}
