import { useParams } from 'react-router-dom'
import { Skeleton } from '#components/loading/loading.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { confirmation as copy } from '#copy/enrol.ts'
import { coursePage } from '#copy/courses.ts'
import { refetchPending } from '#data/read.ts'
import { useUser } from '#data/user.ts'
import { useCourseAndFamily } from '../course-and-family.ts'
import { Enrolling } from './enrolling.tsx'

/** Enrols the children who were checked out, then thanks; opened later or directly, it shows what is stored. */
export default function ConfirmationPage() {
  const { courseId = '' } = useParams()
  const { uid, course, all } = useCourseAndFamily(courseId)
  // Read along with the others, for the greeting.
  useUser(uid)

  if (all) return <Enrolling key={courseId} {...all} />
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand title={copy.pageTitle} />
      <div className="content page">
        {course === null ? (
          <Empty text={coursePage.missing} isWholePage />
        ) : (
          <Skeleton shape="text" onTryAgain={refetchPending} />
        )}
      </div>
    </>
  )
}
