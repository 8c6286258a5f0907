import { type ComponentProps, useState } from 'react'
import { words as fieldWords } from '#words/fields.ts'
import { words } from '#words/students.ts'
import { ageOn, isTaughtAge } from '#model/age.ts'
import { useToday } from '../use-today.ts'
import { Field } from './field.tsx'

type ChildBirthdateFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'isMultiline' | 'type'> & {
  /** For a form that is not about one child. */
  label?: string
  onBirthdate?: (birthdate: string) => void
}

/** A child's birthdate; outside the ages taught a hint appears, and nothing is blocked. */
export function ChildBirthdateField({
  label = fieldWords.labels.birthdate,
  onBirthdate,
  ...rest
}: ChildBirthdateFieldProps) {
  const [birthdate, setBirthdate] = useState(String(rest.defaultValue ?? ''))
  const today = useToday()
  const age = ageOn(birthdate, today)
  const isOutside = age !== null && !isTaughtAge(age)

  return (
    <Field
      {...(rest as ComponentProps<typeof Field>)}
      label={label}
      isMultiline={false}
      type="date"
      max={today}
      autoComplete="off"
      hint={isOutside ? words.hintOutsideAges(age) : fieldWords.hints.birthdate}
      onChange={(event) => {
        setBirthdate(event.target.value)
        onBirthdate?.(event.target.value)
      }}
    />
  )
}
