import { type ComponentProps, useState } from 'react'
import { LazyDialog } from '#components/dialog/lazy-dialog.tsx'
import { lazyModule } from '#lib/lazy-module.tsx'
import type { AddStudentDialog } from './add-student-dialog.tsx'

const addStudentDialog = lazyModule(() => import('./add-student-dialog.tsx'))

/**
 * The modal that adds a child.
 * @returns the props of the button that opens it, the dialog to render, and whether a child has just been added.
 */
export function useAddStudentDialog(
  form: Omit<ComponentProps<typeof AddStudentDialog>, 'onAdded' | 'onClose'>,
) {
  const [state, setState] = useState<'closed' | 'open' | 'added'>('closed')
  const close = () => setState('closed')
  return {
    opener: { onClick: () => setState('open'), ...addStudentDialog.preloadOnIntent },
    isAdded: state === 'added',
    dialog: state === 'open' && (
      <LazyDialog module={addStudentDialog} onClose={close}>
        {({ AddStudentDialog }) => (
          <AddStudentDialog {...form} onAdded={() => setState('added')} onClose={close} />
        )}
      </LazyDialog>
    ),
  }
}
