import { Plus } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { LateDialog } from '#components/dialog/lazy-dialog.tsx'
import { words } from '#words/enrol.ts'
import { words as studentWords } from '#words/students.ts'
import { ageOn } from '#model/age.ts'
import { dayOf } from '#model/day.ts'
import { isSameName } from '#model/name.ts'
import { enrolFormCost, type NewStudent } from '#model/student.ts'
import { lateAddStudent } from '../late-add-student.ts'
import { useAdding } from '../use-adding.ts'

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
