import { EnquiryDialog } from '#components/dialog/enquiry-dialog.tsx'
import { addEnquiry } from '#data/enquiry.ts'

export interface CourseEnquiryProps {
  /** The course that the enquiry is about; without it, about any level. */
  course?: { id: string; title: string }
  onClose: () => void
}

export function CourseEnquiryDialog({ course, onClose }: CourseEnquiryProps) {
  return (
    <EnquiryDialog
      courseTitle={course?.title}
      onSend={(enquiry) => addEnquiry({ ...enquiry, courseId: course?.id ?? '' })}
      onClose={onClose}
    />
  )
}
