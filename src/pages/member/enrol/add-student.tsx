import { Plus } from 'lucide-react'
import { Alert } from '../../../components/alert'
import { Button } from '../../../components/button'
import { LateDialog } from '../../../components/late-dialog'
import { words } from '../../../content/en/enrol'
import { words as studentWords } from '../../../content/en/students'
import { ageOn } from '../../../model/age'
import { dayOf } from '../../../model/day'
import { isSameName } from '../../../model/name'
import { enrolFormCost, type NewStudent } from '../../../model/student'
import { lateAddStudent } from '../late-add-student'
import { useAdding } from '../use-adding'

/** Add Student below the list: the button, its modal, and what came of it (SPEC sections 2 and 5, Enrol-page add student). */
export function AddStudent() {
  const adding = useAdding()
  return (
    <>
      {adding.isAdded && <Alert kind="ok" role="status" text={studentWords.enrol.added} />}
      <Button
        variant="second"
        icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />}
        onClick={adding.begin}
        {...lateAddStudent.beforehand}
      >
        {words.addStudent}
      </Button>
      {adding.isOpen && (
        <LateDialog code={lateAddStudent} onClose={adding.cancel}>
          {({ AddStudentDialog }) => (
            <AddStudentDialog
              sentences={studentWords.enrol}
              isDuplicate={isSameName}
              extras={ageAndCost}
              onAdded={adding.end}
              onClose={adding.cancel}
            />
          )}
        </LateDialog>
      )}
    </>
  )
}

/** What this form stores besides (SPEC section 3, Student). */
function ageAndCost({ birthdate }: NewStudent) {
  return { age: ageOn(birthdate, dayOf(new Date())) ?? 0, cost: enrolFormCost }
}
