import { type ComponentProps, useState } from 'react'
import { useToday } from '#components/use-today.ts'
import { formatDay } from '#copy/format.ts'
import { fields as copy, form as formCopy } from '#copy/forms.ts'
import { ageOn, type Day, isBirthdate, isTaughtAge } from '#model/dates/day.ts'
import { limits } from '#model/values/fields.ts'
import type { NameParts } from '#model/values/name.ts'
import { Field } from './field.tsx'

const { labels } = copy

interface NameFieldsProps {
  errors: Record<string, string>
  /** Stands before the names of the fields: with `student` they are `studentFirstName` and so on. */
  prefix?: string
  /** Whether the person fills in their own name, which the browser may then offer. */
  isOwn?: boolean
  hasMiddleName?: boolean
  /** What stands in the fields at first. */
  value?: NameParts | undefined
  /** `false` where the whole group may be left empty. */
  required?: boolean
}

export function NameFields({
  errors,
  prefix = '',
  isOwn = false,
  hasMiddleName = true,
  value,
  required = true,
}: NameFieldsProps) {
  function attributesOf(part: 'firstName' | 'middleName' | 'lastName', autoComplete: string) {
    const name = prefix === '' ? part : prefix + part.charAt(0).toUpperCase() + part.slice(1)
    return {
      label: labels[part],
      name,
      error: errors[name],
      defaultValue: value?.[part],
      maxLength: limits.namePart,
      autoComplete: isOwn ? autoComplete : 'off',
    }
  }
  return (
    <>
      <Field required={required} {...attributesOf('firstName', 'given-name')} />
      {hasMiddleName && <Field isOptional {...attributesOf('middleName', 'additional-name')} />}
      <Field required={required} {...attributesOf('lastName', 'family-name')} />
    </>
  )
}

/** A field whose name and label are known; the rest is as the `Field` takes it. */
export type KnownFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'>

export function FullNameField(props: KnownFieldProps & { label?: string }) {
  return (
    <Field label={labels.fullName} name="name" autoComplete="name" maxLength={limits.fullName} {...props} />
  )
}

/**
 * An email address: `username` where it signs in, so that password managers find it. No `maxLength`, nor for the phone
 * number: cut by the browser, either would be another person's.
 */
export function EmailField(props: KnownFieldProps & { autoComplete: 'username' | 'email' }) {
  return <Field label={labels.email} name="email" type="email" {...props} />
}

export function PhoneField(props: KnownFieldProps) {
  return <Field label={labels.phoneNumber} name="phoneNumber" type="tel" autoComplete="tel" {...props} />
}

type ChildBirthdateFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'isMultiline' | 'type'> & {
  /** For a form that is not about one child. */
  label?: string
  /** The field with the child's first name, where the form has one: its name, and what stands in it at first. */
  firstName?: { field: string; value?: string | undefined }
  onBirthdate?: (birthdate: string) => void
}

/** A child's birthdate; outside the ages taught the form asks back, and nothing is blocked. */
export function ChildBirthdateField({
  label = labels.birthdate,
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
      hint={copy.hints.birthdate}
      notice={question}
      onChange={({ target }) => handleChange(target)}
    />
  )
}

/** While a year is typed it passes through the first centuries, which are nobody's birthdate. */
function questionAbout(birthdate: string, name: string, today: Day): string {
  const age = isBirthdate(birthdate, today) ? ageOn(birthdate, today) : null
  return age === null || isTaughtAge(age) ? '' : formCopy.outsideAges(formatDay(birthdate), name, age)
}
