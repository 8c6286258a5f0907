import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { copy } from '#copy/courses.ts'
import { newsletterField } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'

/** Why nobody can enrol any more, and the way to the next term. */
export function TermOver({ course }: { course: Course }) {
  const [isEnquiring, setIsEnquiring] = useState(false)
  return (
    <>
      <TermOverNote />
      <Button onClick={() => setIsEnquiring(true)}>{copy.enquire}</Button>
      {isEnquiring && <EnquiryDialog course={course} onClose={() => setIsEnquiring(false)} />}
    </>
  )
}

/** The newsletter's field is in the footer of every page. */
export function TermOverNote() {
  return (
    <Alert kind="info" text={`${copy.ended.title} ${copy.ended.text}`}>
      <a href={newsletterField.link}>{copy.ended.toNewsletter}</a>
    </Alert>
  )
}
