import { lateCode } from '#components/dialog/lazy-dialog.tsx'

/** Contact Us for Evaluation, downloaded when it is about to be opened. */
export const lateEvaluation = lateCode(() => import('./evaluation-dialog.tsx'))
