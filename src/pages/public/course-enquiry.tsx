import { useState } from 'react'
import { type SignedInUser, useAuth } from '#auth/auth.tsx'
import { EnquiryDialog, type Sender } from '#components/dialog/enquiry-dialog.tsx'
import { addEnquiry } from '#data/enquiry.ts'
import { useStudents } from '#data/student.ts'
import { useUser } from '#data/user.ts'
import { phoneOfEnquiry } from '#model/enquiry.ts'

interface CourseEnquiryProps {
  /** The course that the enquiry is about; without it, about any level. */
  course?: { id: string; title: string }
  onClose: () => void
}

/** Enquire Now on the page of a course and under the list of courses, open as long as it is rendered. */
export function CourseEnquiry(props: CourseEnquiryProps) {
  const { user } = useAuth()
  // As it was opened: another form in its place would lose what was typed.
  const [account] = useState(user)
  return account === null ? <Enquiry {...props} /> : <ParentsEnquiry {...props} account={account} />
}

/** Of a parent who is signed in. */
function ParentsEnquiry({ account, ...rest }: CourseEnquiryProps & { account: SignedInUser }) {
  const parent = useUser(account.uid)
  const students = useStudents(account.uid)
  const known = parent.status === 'ready' ? parent.data : null
  const sender = {
    firstName: known?.firstName ?? '',
    middleName: known?.middleName ?? '',
    lastName: known?.lastName ?? '',
    email: account.email,
    phoneNumber: phoneOfEnquiry(known?.phoneNumber ?? ''),
    students: students.status === 'ready' ? students.data : [],
  }
  return <Enquiry {...rest} sender={sender} />
}

function Enquiry({ course, onClose, ...sender }: CourseEnquiryProps & { sender?: Sender }) {
  return (
    <EnquiryDialog
      {...sender}
      courseTitle={course?.title}
      onSend={(enquiry) => addEnquiry({ ...enquiry, courseId: course?.id ?? '' })}
      onClose={onClose}
    />
  )
}
