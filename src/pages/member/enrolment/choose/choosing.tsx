import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '#components/dialog/dialog.tsx'
import { FormActions } from '#components/form/form.tsx'
import { Alert, StatusMessage } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { students as studentCopy } from '#copy/dashboard.ts'
import { copy } from '#copy/enrol.ts'
import { eligibilityOf, missingLevels } from '#model/cart.ts'
import { type Course, isFull } from '#model/course.ts'
import { ageOn, dayOf, isOutsideAges } from '#model/dates/day.ts'
import { enrolFormCost, isSameStudent, type NewStudent, type Student } from '#model/student.ts'
import { isSameName, shortName } from '#model/values/name.ts'
import { useAddStudentDialog } from '#pages/member/use-add-student-dialog.tsx'
import type { CourseAndFamily } from '../course-and-family.ts'
import { Cart } from './cart.tsx'
import { StudentRows } from './children/student-rows.tsx'
import styles from './enrol-page.module.css'
import { EvaluationDialog } from './evaluation-dialog.tsx'
import { explainIneligibility, IneligibilityNotice } from './ineligibility.tsx'
import { type EditableCart, useCart } from './use-cart.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/** The list of children beside the cart, and the dialogs of the page. */
export function Choosing({ uid, course, students, enrollments }: CourseAndFamily) {
  const list = useRef<HTMLDivElement>(null)
  const cart = useCart(uid, course, students, enrollments)
  /** The ids of the children who were chosen when checkout was tried. */
  const [tried, setTried] = useState<string[] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  /** Whom the evaluation is for; `'anyone'` when it was opened from the notice. */
  const [evaluated, setEvaluated] = useState<Student | 'anyone' | null>(null)
  /** The id of the child for whom the waiting list was asked for, '' for no child in particular. */
  const [waiting, setWaiting] = useState<string | null>(null)

  const isFree = (student: Student) => eligibilityOf(student, course, enrollments).kind === 'free'
  const candidates = cart.chosen.length > 0 ? cart.chosen : students.filter(isFree)
  const inTwo = cart.chosen.filter((student) => cart.sameWeeksFor(student).length > 0)

  async function handleIneligible(student: Student) {
    const reason = await explainIneligibility(student, course, enrollments)
    if (reason === 'needs-levels') setEvaluated(student)
  }

  function handleCheckOut() {
    setTried(cart.chosen.map(({ id }) => id))
    // Without anybody chosen the sentence stands above the button.
    if (!cart.isComplete) requestAnimationFrame(() => firstWrongDay(list.current)?.focus())
    else if (inTwo.length > 0) setIsAsking(true)
    else cart.checkOut()
  }

  function handleBoth() {
    setIsAsking(false)
    cart.checkOut()
  }

  return (
    <div className={styles.columns}>
      <div className={styles.list} ref={list}>
        <StudentRows
          course={course}
          students={students}
          enrollments={enrollments}
          cart={cart}
          tried={tried ?? []}
          onIneligible={(student) => void handleIneligible(student)}
          onWait={({ id }) => setWaiting(id)}
        />
        <IneligibilityNotice
          course={course}
          students={students}
          enrollments={enrollments}
          onEvaluate={() => setEvaluated('anyone')}
        />
        <AddStudent course={course} students={students} cart={cart} />
      </div>
      {isFull(course) ? (
        <div className={styles.list}>
          <Alert kind="warn" text={`${courseCopy.full} ${copy.waiting.instead}`} />
          {candidates.length > 0 && <Button onClick={() => setWaiting('')}>{copy.waiting.open}</Button>}
        </div>
      ) : (
        <Cart course={course} cart={cart} isCheckoutTried={tried !== null} onCheckOut={handleCheckOut} />
      )}
      {isAsking && (
        <Dialog title={copy.twoLevels.title} onClose={() => setIsAsking(false)}>
          {inTwo.map((student) => (
            <p key={student.id}>{copy.twoLevels.text(shortName(student), cart.sameWeeksFor(student))}</p>
          ))}
          <FormActions>
            <Button onClick={() => setIsAsking(false)}>{copy.twoLevels.back}</Button>
            <Button variant="second" onClick={handleBoth}>
              {copy.twoLevels.both}
            </Button>
          </FormActions>
        </Dialog>
      )}
      {waiting !== null && (
        <WaitingDialog
          course={course}
          students={candidates}
          chosenId={waiting}
          onClose={() => setWaiting(null)}
        />
      )}
      {evaluated !== null && (
        <EvaluationDialog
          course={course}
          student={evaluated === 'anyone' ? null : evaluated}
          onClose={() => setEvaluated(null)}
        />
      )}
    </div>
  )
}

function firstWrongDay(list: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => list?.querySelector<HTMLElement>(selector) ?? null
  return find('[aria-invalid="true"]') ?? find('[data-wrong] input')
}

interface AddStudentProps {
  course: Course
  students: Student[]
  cart: EditableCart
}

/** A child who is added here is chosen at once, if it may be and is of an age that is taught. */
function AddStudent({ course, students, cart }: AddStudentProps) {
  const { open, added, dialog } = useAddStudentDialog({
    sentences: studentCopy.enrol,
    isDuplicate: isSameName,
    extras: ageAndCost,
  })
  const newcomer = students.find((student) => added !== null && isSameStudent(student, added))
  const isReady =
    newcomer !== undefined &&
    missingLevels(course, newcomer).length === 0 &&
    !isOutsideAges(newcomer, dayOf(new Date()))
  const isChosen = newcomer !== undefined && cart.chosen.includes(newcomer)
  const choose = useEffectEvent(() => {
    if (isReady && !isChosen) cart.toggle(newcomer)
  })
  useEffect(() => choose(), [newcomer?.id])

  return (
    <>
      <StatusMessage
        text={
          newcomer !== undefined && isChosen === isReady
            ? `${studentCopy.added} ${(isReady ? copy.isChosen : copy.isInList)(shortName(newcomer))}`
            : undefined
        }
      />
      <Button variant="second" icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />} onClick={open}>
        {studentCopy.submit}
      </Button>
      {dialog}
    </>
  )
}

/** What this page's form stores besides (S3.07). */
function ageAndCost({ birthdate }: NewStudent) {
  return { age: ageOn(birthdate, dayOf(new Date())) ?? 0, cost: enrolFormCost }
}
