import { useState } from 'react'
import { EnquiryDialog } from '../../components/enquiry-dialog/enquiry-dialog'
import { addEnquiry, newEnquiryId } from '../../data/enquiry'

interface CourseEnquiryProps {
  /** The course that the enquiry is about; without it, about any level. */
  course?: { id: string; title: string }
  onClose: () => void
}

/** Enquire Now on the page of a course and under the list of courses. */
export function CourseEnquiry({ course, onClose }: CourseEnquiryProps) {
  const [id] = useState(newEnquiryId)
  return (
    <EnquiryDialog
      courseTitle={course?.title}
      onSend={(enquiry) => addEnquiry(id, { ...enquiry, courseId: course?.id ?? '' })}
      onClose={onClose}
    />
  )
}
