import { lateCode } from '#components/dialog/lazy-dialog.tsx'

/** The modal that adds a child, downloaded when it is about to be opened. */
export const lateAddStudent = lateCode(() => import('./add-student-dialog.tsx'))
