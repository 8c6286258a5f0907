import { LazyDialog } from '#components/dialog/lazy-dialog.tsx'
import { lazyModule, usePreload } from '#lib/lazy-module.tsx'
import type { CourseEnquiryProps } from './course-enquiry-dialog.tsx'

const dialog = lazyModule(() => import('./course-enquiry-dialog.tsx'))

/** For what has a button that opens the enquiry. */
export const usePreloadEnquiry = () => usePreload(dialog)

/** Enquire Now on the page of a course and under the list of courses, open as long as it is rendered. */
export function CourseEnquiry(props: CourseEnquiryProps) {
  return (
    <LazyDialog module={dialog} onClose={props.onClose}>
      {({ CourseEnquiryDialog }) => <CourseEnquiryDialog {...props} />}
    </LazyDialog>
  )
}
