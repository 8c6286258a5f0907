import { Plus } from 'lucide-react'
import { Alert } from '../../../components/alert'
import { Button } from '../../../components/button'
import { words } from '../../../content/en/enrol'
import { words as studentWords } from '../../../content/en/students'
import { ageOn } from '../../../model/age'
import { dayOf } from '../../../model/day'
import { isSameName } from '../../../model/name'
import { enrolFormCost, type NewStudent } from '../../../model/student'
import { AddStudentDialog } from '../add-student-dialog'
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
      >
        {words.addStudent}
      </Button>
      {adding.isOpen && (
        <AddStudentDialog
          sentences={studentWords.enrol}
          isDuplicate={isSameName}
          extras={ageAndCost}
          onAdded={adding.end}
          onClose={adding.cancel}
        />
      )}
    </>
  )
}

/** What this form stores besides (SPEC section 3, Student). */
function ageAndCost({ birthdate }: NewStudent) {
  return { age: ageOn(birthdate, dayOf(new Date())) ?? 0, cost: enrolFormCost }
}
