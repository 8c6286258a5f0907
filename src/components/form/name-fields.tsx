import { fields as words } from '#words/forms.ts'
import { limits } from '#model/limits.ts'
import type { NameParts } from '#model/name.ts'
import { Field } from './field.tsx'

const { labels } = words

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

/** First, middle and last name of a person, the parts that the model calls `NameParts`. */
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
