import { type ComponentProps, type ReactNode, useState } from 'react'
import { useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { fields as copy, form as formCopy } from '#copy/forms.ts'
import { ageOn, type Day, isBirthdate, isOutsideAges } from '#model/dates/day.ts'
import { type ChildField, childFieldNames, childFields, type NewStudent } from '#model/student.ts'
import { fieldIn, limits, maxLengthOf, nameFields, type PersonField } from '#model/values/fields.ts'
import type { NameParts } from '#model/values/name.ts'
import { Field, FieldRow } from './field.tsx'

const { labels } = copy

interface NameFieldsProps {
  hasMiddleName?: boolean
  value?: NameParts | undefined
}

/** The person's own name, which the browser may autofill. */
export function NameFields({ hasMiddleName = true, value }: NameFieldsProps) {
  function attributesOf(part: keyof NameParts, autoComplete: string) {
    return {
      label: labels[part],
      name: part,
      defaultValue: value?.[part],
      maxLength: limits.namePart,
      autoComplete,
    }
  }
  return (
    <>
      <Field {...attributesOf('firstName', 'given-name')} />
      {hasMiddleName && <Field isOptional {...attributesOf('middleName', 'additional-name')} />}
      <Field {...attributesOf('lastName', 'family-name')} />
    </>
  )
}

/** A field with a known name and label; `Field` takes the rest. */
export type KnownFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'>

export function FullNameField(props: KnownFieldProps & { label?: string }) {
  return (
    <Field label={labels.fullName} name="name" autoComplete="name" maxLength={limits.fullName} {...props} />
  )
}

/**
 * An email address: `username` if it signs in, so that password managers find it. No `maxLength`, nor for phone
 * numbers: truncated by the browser, either would be somebody else's.
 */
export function EmailField(props: KnownFieldProps & { autoComplete: 'username' | 'email' }) {
  return <Field label={labels.email} name="email" type="email" {...props} />
}

export function PhoneField(props: KnownFieldProps) {
  return <Field label={labels.phoneNumber} name="phoneNumber" type="tel" autoComplete="tel" {...props} />
}

/** The parent's own. */
export function OwnBirthdateField(props: KnownFieldProps & { label?: string }) {
  return (
    <Field
      label={labels.birthdate}
      name="birthdate"
      type="date"
      autoComplete="bday"
      hint={copy.hints.ownBirthdate}
      {...props}
    />
  )
}

interface ChildBirthdateFieldProps extends Omit<KnownFieldProps, 'isMultiline'> {
  /** For a form about several children, which therefore has no name field. */
  label?: string
  /** Precedes the names of the child's fields (`fieldIn`). */
  prefix?: string
  child?: Partial<NewStudent> | undefined
  onBirthdate?: ((birthdate: string) => void) | undefined
}

/** A child's birthdate; outside the ages taught the form asks to confirm, and nothing is blocked. */
export function ChildBirthdateField({
  label,
  prefix = '',
  child,
  onBirthdate,
  ...rest
}: ChildBirthdateFieldProps) {
  const today = useToday()
  const [question, setQuestion] = useState(() =>
    questionAbout(child?.birthdate ?? '', child?.firstName ?? '', today),
  )

  function handleChange({ value, form }: HTMLInputElement) {
    const typed = form !== null && label === undefined && new FormData(form).get(fieldIn(prefix, 'firstName'))
    setQuestion(questionAbout(value, typeof typed === 'string' ? typed.trim() : '', today))
    onBirthdate?.(value)
  }

  return (
    <Field
      {...rest}
      label={label ?? labels.birthdate}
      name={fieldIn(prefix, 'birthdate')}
      defaultValue={child?.birthdate}
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

interface ChildFieldsProps {
  child?: Partial<NewStudent> | undefined
  /** Precedes the names of the fields (`fieldIn`). */
  prefix?: string
  required?: boolean
  /** Whether the names are side by side if there is room. */
  hasNamesInRow?: boolean
  beforeBirthdate?: ReactNode
  onBirthdate?: (birthdate: string) => void
}

export function ChildFields(props: ChildFieldsProps) {
  const { child, prefix = '', required = true, hasNamesInRow = false, beforeBirthdate, onBirthdate } = props

  function controlOf(name: ChildField) {
    const field: PersonField = childFields[name]
    const { isOptional = false } = field
    if (field.kind === 'birthdate')
      return <ChildBirthdateField key={name} {...{ prefix, child, required, onBirthdate }} />
    return (
      <Field
        key={name}
        label={labels[name]}
        name={fieldIn(prefix, name)}
        defaultValue={child?.[name]}
        isOptional={isOptional}
        required={required && !isOptional}
        maxLength={maxLengthOf(field)}
        autoComplete="off"
      />
    )
  }

  const names = childFieldNames.filter((name) => name in nameFields).map(controlOf)
  const others = childFieldNames.filter((name) => !(name in nameFields)).map(controlOf)
  return (
    <>
      {hasNamesInRow ? <FieldRow columns={3}>{names}</FieldRow> : names}
      <FieldRow columns={2}>
        {beforeBirthdate}
        {others}
      </FieldRow>
    </>
  )
}

/** While a year is being typed it passes through the first centuries, which are nobody's birthdate. */
function questionAbout(birthdate: string, name: string, today: Day): string {
  if (!isBirthdate(birthdate, today) || !isOutsideAges(birthdate, today, site.ages)) return ''
  return formCopy.outsideAges(formatDay(birthdate), name, ageOn(birthdate, today) ?? 0)
}
