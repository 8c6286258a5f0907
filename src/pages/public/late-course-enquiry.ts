import { lateCode } from '#components/dialog/lazy-dialog.tsx'

/** Enquire Now, downloaded when it is about to be opened. */
export const lateCourseEnquiry = lateCode(() => import('./course-enquiry.tsx'))
