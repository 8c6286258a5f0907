import { fullName } from '#model/values/name.ts'
import type { Student } from '#model/student.ts'
import { Field } from '../form/field.tsx'

interface ChildChoiceProps {
  label: string
  /** The option for no child, selected at first unless a child is. */
  nobody?: string | undefined
  another?: string
  students: Student[]
  chosenId?: string | undefined
  isOptional?: boolean
  onChoose?: (id: string) => void
}

/** Which of a parent's children a form is about: the child's id, '' for no child, or `another`. */
export function ChildChoice({ nobody, another, students, chosenId, ...rest }: ChildChoiceProps) {
  return (
    <Field {...rest} name="child" autoComplete="off" defaultValue={chosenId}>
      {nobody !== undefined && <option value="">{nobody}</option>}
      {students.map((student) => (
        <option key={student.id} value={student.id}>
          {fullName(student)}
        </option>
      ))}
      {another !== undefined && <option value="another">{another}</option>}
    </Field>
  )
}
