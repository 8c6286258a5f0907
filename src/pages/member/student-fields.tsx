import { useState } from 'react'
import { ChildBirthdateField } from '#components/form/child-birthdate-field.tsx'
import { Field } from '#components/form/field.tsx'
import { FieldRow } from '#components/form/field-row.tsx'
import { PrivacyNote } from '#components/form/privacy-note.tsx'
import { words as fieldWords } from '#words/fields.ts'
import { words } from '#words/students.ts'
import { ageOn } from '#model/age.ts'
import { dayOf } from '#model/day.ts'
import { limits } from '#model/limits.ts'

const { labels } = fieldWords

interface StudentFieldsProps {
  errors: Record<string, string>
  /** The Add Student page also asks for the age (SPEC section 2, /addstudent). */
  hasAge?: boolean
}

/** The fields of a new child. A typed age gives way to the birthdate's, and that is said (DESIGN section 4). */
export function StudentFields({ errors, hasAge = false }: StudentFieldsProps) {
  const [birthdate, setBirthdate] = useState('')
  const [typedAge, setTypedAge] = useState('')
  const age = ageOn(birthdate, dayOf(new Date()))
  const differs = age !== null && /^\d+$/.test(typedAge) && Number(typedAge) !== age
  const name = { maxLength: limits.namePart, autoComplete: 'off' }

  return (
    <>
      <Field label={labels.firstName} name="firstName" error={errors.firstName} {...name} />
      <Field label={labels.middleName} name="middleName" error={errors.middleName} isOptional {...name} />
      <Field label={labels.lastName} name="lastName" error={errors.lastName} {...name} />
      <FieldRow columns={2}>
        {hasAge && (
          <Field
            label={labels.age}
            name="age"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            hint={differs ? words.page.ageGivesWay(Number(typedAge), age) : undefined}
            error={errors.age}
            onChange={(event) => setTypedAge(event.target.value.trim())}
          />
        )}
        <ChildBirthdateField name="birthdate" error={errors.birthdate} onBirthdate={setBirthdate} />
      </FieldRow>
      <PrivacyNote />
    </>
  )
}
