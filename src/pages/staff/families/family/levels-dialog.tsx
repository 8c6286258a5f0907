import { useState } from 'react'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { Checkbox } from '#components/form/field.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { families, list } from '#copy/office.ts'
import { env } from '#lib/env.ts'
import { setLevels } from '#data/office/levels.ts'
import { useCatalogue } from '#data/office/terms.ts'
import { levelsBelow } from '#model/values/level.ts'
import type { Student } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import { toggled } from '../../long-list.tsx'
import { saving, unlessChanged } from '../../outcome.tsx'
import styles from '../../staff.module.css'

const { family: copy } = families

export interface StudentDialogProps {
  uid: string
  student: Student
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void
  onClose: () => void
}

/** Sets the completed levels of a child, such as after an evaluation, and says what that unlocks. */
export function LevelsDialog({ uid, student, onDone, onClose }: StudentDialogProps) {
  const [levels, setChosen] = useState(student.completedLevels)
  const { data: catalogue } = useCatalogue()
  // Those that were published after the site was built, too, and those that the school no longer teaches.
  const taught = catalogue?.courses.map((course) => course.level ?? 0) ?? []
  const allLevels = levelsBelow(Math.max(env.program.lastLevel, ...taught, ...student.completedLevels) + 1)
  const name = fullName(student)
  const next = allLevels.find((level) => !levels.includes(level))
  const sending = useSubmit({
    read: () => ({ ok: true, value: levels }),
    write: (chosen) =>
      unlessChanged(async () => {
        await setLevels(uid, student, chosen)
        onDone(copy.saved(name))
      }, onDone),
    explainFailure: () => list.failed,
  })

  return (
    <FormDialog {...saving} title={copy.levelsTitle(name)} sending={sending} onClose={onClose}>
      <fieldset className={styles.levels}>
        <legend>{copy.levelsLegend}</legend>
        {allLevels.map((level) => (
          <div key={level}>
            <label className={styles.choice}>
              <Checkbox
                checked={levels.includes(level)}
                onChange={() => setChosen(toggled(levels, level).sort())}
              />
              <span>{courseCopy.level(level)}</span>
            </label>
          </div>
        ))}
      </fieldset>
      <p role="status">{next !== undefined && copy.opens(next)}</p>
    </FormDialog>
  )
}
