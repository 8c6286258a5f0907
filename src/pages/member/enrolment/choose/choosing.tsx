import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { firstToCorrect } from '#components/form/use-submit.ts'
import { Alert, StatusMessage } from '#components/ui/alert.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { students as studentCopy } from '#copy/dashboard.ts'
import { copy } from '#copy/enrol.ts'
import { paths } from '#lib/paths.ts'
import { eligibilityOf } from '#model/cart.ts'
import { isFull } from '#model/course.ts'
import { ageOn, dayOf, isOutsideAges } from '#model/dates/day.ts'
import { hasDone } from '#model/enrollment.ts'
import { enrolFormCost, isSameStudent, type NewStudent, type Student } from '#model/student.ts'
import { isSameName, shortName } from '#model/values/name.ts'
import { useAddStudentDialog } from '#pages/member/use-add-student-dialog.tsx'
import type { CourseAndFamily } from '../course-and-family.ts'
import { Cart } from './cart.tsx'
import { fullId, StudentRows } from './children/student-rows.tsx'
import styles from './enrol-page.module.css'
import { EvaluationDialog } from './evaluation-dialog.tsx'
import { explainIneligibility, IneligibilityNotice } from './ineligibility.tsx'
import { Question } from './question.tsx'
import { type EditableCart, useCart } from './use-cart.ts'
import { useWaiting } from '#pages/member/use-waiting.ts'
import { WaitingDialog } from '#pages/member/waiting-dialog.tsx'

/** The list of children next to the cart, and the dialogs of the page. The confirmation page does the enrolling. */
export function Choosing({ uid, course, students, enrollments }: CourseAndFamily) {
  const list = useRef<HTMLDivElement>(null)
  const cart = useCart(uid, course, students, enrollments)
  /** The ids of the children who were chosen when checkout was attempted. */
  const [tried, setTried] = useState<string[] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  /** Whom the evaluation is for; `'anyone'` if it was opened from the notice. */
  const [evaluated, setEvaluated] = useState<Student | 'anyone' | null>(null)
  /** The id of the child for whom the waiting list was opened, '' for no child in particular. */
  const [waiting, setWaiting] = useState<string | null>(null)
  /** A chosen child who has already completed this level, and the ids of those who are confirmed to repeat it. */
  const [again, setAgain] = useState<Student | null>(null)
  const [askedAgain, setAskedAgain] = useState<string[]>([])

  const waits = useWaiting(uid, course.full.length > 0).filter(({ courseId }) => courseId === course.id)

  const today = useToday()
  const kindOf = (student: Student) => eligibilityOf(student, course, enrollments).kind
  const couldCome = students.filter((student) => ['eligible', 'full'].includes(kindOf(student)))
  const candidates = cart.chosen.length > 0 ? cart.chosen : couldCome
  const next = (again && cart.nextFor(again)?.level) ?? null
  const inTwo = cart.chosen.filter((student) => cart.sameWeeksFor(student).length > 0)

  function handleChoose(student: Student) {
    const isAgain = hasDone(student, course.level, enrollments, today) && !cart.chosen.includes(student)
    if (isAgain && !askedAgain.includes(student.id)) setAgain(student)
    else cart.toggle(student)
  }

  function handleAgain(student: Student) {
    setAgain(null)
    setAskedAgain([...askedAgain, student.id])
    cart.toggle(student)
  }

  async function handleIneligible(student: Student) {
    if (kindOf(student) === 'full') {
      setWaiting(student.id)
      return
    }
    const reason = await explainIneligibility(student, course, enrollments)
    if (reason === 'needs-levels') setEvaluated(student)
  }

  function handleCheckOut() {
    setTried(cart.chosen.map(({ id }) => id))
    // If nobody is chosen, the sentence is above the button.
    if (!cart.isComplete) requestAnimationFrame(() => focusWrongDay(list.current))
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
        {isFull(course) && (
          <>
            <div id={fullId}>
              <Alert kind="warn" text={`${courseCopy.full} ${copy.waiting.instead}`} />
            </div>
            {candidates.length > 0 && <Button onClick={() => setWaiting('')}>{copy.waiting.open}</Button>}
          </>
        )}
        <StudentRows
          course={course}
          students={students}
          enrollments={enrollments}
          cart={cart}
          tried={tried ?? []}
          waits={waits}
          onChoose={handleChoose}
          onIneligible={(student) => void handleIneligible(student)}
          onWait={({ id }) => setWaiting(id)}
        />
        <IneligibilityNotice
          course={course}
          students={students}
          enrollments={enrollments}
          onEvaluate={() => setEvaluated('anyone')}
        />
        <AddStudent
          students={students}
          cart={cart}
          isEligible={(student) => kindOf(student) === 'eligible'}
        />
      </div>
      <Cart course={course} cart={cart} isCheckoutTried={tried !== null} onCheckOut={handleCheckOut} />
      {isAsking && (
        <Question
          title={copy.twoLevels.title}
          text={inTwo
            .map((student) => copy.twoLevels.text(shortName(student), cart.sameWeeksFor(student)))
            .join(' ')}
          goOn={copy.twoLevels.both}
          onGoOn={handleBoth}
          onClose={() => setIsAsking(false)}
        />
      )}
      {again !== null && (
        <Question
          title={copy.again.title(course.level ?? 0)}
          text={copy.again.text(shortName(again), course.level ?? 0, next)}
          goOn={copy.again.all(course.level ?? 0)}
          onGoOn={() => handleAgain(again)}
          onClose={() => setAgain(null)}
        >
          {next === null ? null : (
            <ButtonLink aria-describedby="question" to={paths.enrol(String(next))}>
              {copy.enrolFirst(next)}
            </ButtonLink>
          )}
        </Question>
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

function focusWrongDay(list: HTMLElement | null): void {
  const boxes = list?.querySelector('[data-wrong]')?.querySelectorAll('input') ?? []
  firstToCorrect([...boxes])?.focus()
}

interface AddStudentProps {
  students: Student[]
  cart: EditableCart
  isEligible: (student: Student) => boolean
}

/** A child who is added here is chosen at once, if eligible and of an age that is taught. */
function AddStudent({ students, cart, isEligible }: AddStudentProps) {
  const { open, added, dialog } = useAddStudentDialog({
    sentences: studentCopy.enrol,
    isDuplicate: isSameName,
    extras: ageAndCost,
  })
  const newcomer = students.find((student) => added !== null && isSameStudent(student, added))
  const isReady =
    newcomer !== undefined &&
    isEligible(newcomer) &&
    !isOutsideAges(newcomer.birthdate, dayOf(new Date()), site.ages)
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

/** Fields that only this page's form stores (S3.07). */
function ageAndCost({ birthdate }: NewStudent) {
  return { age: ageOn(birthdate, dayOf(new Date())) ?? 0, cost: enrolFormCost }
}
