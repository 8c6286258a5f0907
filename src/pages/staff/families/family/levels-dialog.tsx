import { useState } from 'react'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Checkbox } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { families, list } from '#copy/office.ts'
import { setLevels } from '#data/office/levels.ts'
import { type Level, levelCount, levelsBelow } from '#model/level.ts'
import type { Student } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import styles from '../../staff.module.css'

const { family: copy } = families
const allLevels = levelsBelow(levelCount + 1)

export interface StudentDialogProps {
  uid: string
  student: Student
  /** Takes the sentence that says what was done. */
  onDone: (sentence: string) => void
  onClose: () => void
}

/** Sets the levels of a child that count as done, such as after an evaluation, and says what that opens. */
export function LevelsDialog({ uid, student, onDone, onClose }: StudentDialogProps) {
  const [levels, setChosen] = useState(student.completedLevels)
  const name = fullName(student)
  const next = allLevels.find((level) => !levels.includes(level))
  const { onSubmit, isPending, failure } = useSubmit({
    read: () => ({ ok: true, value: levels }),
    write: async (chosen) => {
      await setLevels(uid, student, chosen)
      onDone(copy.saved(name))
    },
    explainFailure: () => list.failed,
  })

  function toggle(level: Level) {
    const others = levels.filter((other) => other !== level)
    setChosen(others.length < levels.length ? others : [...levels, level].sort())
  }

  return (
    <Dialog title={copy.levelsTitle(name)} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <fieldset className={styles.levels}>
          <legend>{copy.levelsLegend}</legend>
          {allLevels.map((level) => (
            <div key={level}>
              <label className={styles.choice}>
                <Checkbox checked={levels.includes(level)} onChange={() => toggle(level)} />
                <span>{courseCopy.level(level)}</span>
              </label>
            </div>
          ))}
        </fieldset>
        <p role="status">{next !== undefined && copy.opens(next)}</p>
        <FormActions submit={list.save} pending={list.saving} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
