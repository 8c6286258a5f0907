import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { ChildFields } from '#components/form/person-fields.tsx'
import { Field } from '#components/form/field.tsx'
import { PrivacyNote } from '#components/form/form.tsx'
import { fields as fieldCopy } from '#copy/forms.ts'
import { students as copy } from '#copy/dashboard.ts'
import { useStudents } from '#data/student.ts'
import { ageOn, dayOf } from '#model/dates/day.ts'
import type { Student } from '#model/student.ts'
import { cleanNumber } from '#model/values/typed-text.ts'

interface StudentFieldsProps {
  hasAge?: boolean
  /** Whom the fields show at first; without it, a new child. */
  student?: Student
}

/**
 * The fields of a child; a new one starts with the last name that all its siblings share. If a typed age contradicts the
 * birthdate, the birthdate's age is kept, with a notice.
 */
export function StudentFields({ hasAge = false, student }: StudentFieldsProps) {
  const { uid } = useSignedInUser()
  const siblings = useStudents(uid)
  // Set at the first render only: later it would overwrite what is being typed.
  const [lastName] = useState(() => {
    const names = new Set(siblings.data?.map((sibling) => sibling.lastName))
    return names.size === 1 ? [...names].join('') : ''
  })
  const [birthdate, setBirthdate] = useState('')
  const [typedAge, setTypedAge] = useState('')
  const age = ageOn(birthdate, dayOf(new Date()))
  const differs = age !== null && /^\d+$/.test(typedAge) && Number(typedAge) !== age

  return (
    <>
      <ChildFields
        child={student ?? { lastName }}
        beforeBirthdate={
          hasAge && (
            <Field
              label={fieldCopy.labels.age}
              name="age"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              hint={fieldCopy.hints.age}
              notice={differs ? copy.page.ageReplaced(Number(typedAge), age) : ''}
              onChange={(event) => setTypedAge(cleanNumber(event.target.value))}
            />
          )
        }
        onBirthdate={setBirthdate}
      />
      <PrivacyNote />
    </>
  )
}
