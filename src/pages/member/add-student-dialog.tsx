import { Alert } from '../../components/alert'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { FormActions } from '../../components/form/form-actions'
import { SubmitButton } from '../../components/form/submit-button'
import { words } from '../../content/en/students'
import { readForm } from '../../lib/read-form'
import { newStudent, type NewStudent, type Student } from '../../model/student'
import { StudentFields } from './student-fields'
import { useAddStudent } from './use-add-student'
import { useContact } from './use-contact'

interface AddStudentDialogProps {
  uid: string
  /** The dashboard and the enrol page each have sentences of their own (SPEC section 5). */
  sentences: typeof words.dashboard
  isDuplicate: (other: Student, student: NewStudent) => boolean
  /** What is stored besides name, birthdate and contact. */
  extras?: (student: NewStudent) => { age?: number; cost?: number }
  onAdded: () => void
  onClose: () => void
}

/** The modal that adds a child, on the dashboard and on the enrol page. */
export function AddStudentDialog({
  uid,
  sentences,
  isDuplicate,
  extras = () => ({}),
  onAdded,
  onClose,
}: AddStudentDialogProps) {
  const contact = useContact()
  const { onSubmit, isPending, errors, failure } = useAddStudent({
    uid,
    sentences,
    read: (form) => readForm(newStudent, form),
    isDuplicate,
    extras: (student) => ({ ...contact, ...extras(student) }),
    onAdded,
  })

  return (
    <Dialog title={sentences.title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} method="post">
        <p>{words.lead}</p>
        {failure !== undefined && <Alert kind="error" role="alert" text={failure} />}
        <StudentFields errors={errors} />
        <FormActions>
          <SubmitButton isPending={isPending} pendingLabel={words.pending}>
            {words.submit}
          </SubmitButton>
          <Button variant="third" onClick={onClose}>
            {words.cancel}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
