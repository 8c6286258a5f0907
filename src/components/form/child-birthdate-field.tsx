import { type ComponentProps, useState } from 'react'
import { fields as fieldWords, form as words } from '#words/forms.ts'
import { formatDay } from '#words/format.ts'
import { ageOn, isTaughtAge } from '#model/age.ts'
import { type Day, isBirthdate } from '#model/day.ts'
import { useToday } from '../use-today.ts'
import { Field } from './field.tsx'

type ChildBirthdateFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'isMultiline' | 'type'> & {
  /** For a form that is not about one child. */
  label?: string
  /** The field with the child's first name, where the form has one: its name, and what stands in it at first. */
  firstName?: { field: string; value?: string | undefined }
  onBirthdate?: (birthdate: string) => void
}

/** A child's birthdate; outside the ages taught the form asks back, and nothing is blocked. */
export function ChildBirthdateField({
  label = fieldWords.labels.birthdate,
  firstName,
  onBirthdate,
  ...rest
}: ChildBirthdateFieldProps) {
  const today = useToday()
  const [question, setQuestion] = useState(() =>
    questionAbout(String(rest.defaultValue ?? ''), firstName?.value ?? '', today),
  )

  function handleChange({ value, form }: HTMLInputElement) {
    const typed = form !== null && firstName !== undefined && new FormData(form).get(firstName.field)
    setQuestion(questionAbout(value, typeof typed === 'string' ? typed.trim() : '', today))
    onBirthdate?.(value)
  }

  return (
    <Field
      {...(rest as ComponentProps<typeof Field>)}
      label={label}
      isMultiline={false}
      type="date"
      max={today}
      autoComplete="off"
      hint={fieldWords.hints.birthdate}
      notice={question}
      onChange={({ target }) => handleChange(target)}
    />
  )
}

/** While a year is typed it passes through the first centuries, which are nobody's birthdate. */
function questionAbout(birthdate: string, name: string, today: Day): string {
  const age = isBirthdate(birthdate, today) ? ageOn(birthdate, today) : null
  return age === null || isTaughtAge(age) ? '' : words.outsideAges(formatDay(birthdate), name, age)
}
