import type { ReactNode } from 'react'
import { fields as words } from '#words/forms.ts'
import { limits } from '#model/limits.ts'
import { Field } from './field.tsx'

interface ContactFieldProps {
  error: string | undefined
  /** What stands in the field at first. */
  value?: string | undefined
}

export function FullNameField({
  error,
  value,
  label = words.labels.fullName,
}: ContactFieldProps & { label?: string }) {
  return (
    <Field
      label={label}
      name="name"
      autoComplete="name"
      maxLength={limits.fullName}
      defaultValue={value}
      error={error}
    />
  )
}

/**
 * An email address: `username` where it signs in, so that password managers find it. No `maxLength`, nor for the phone
 * number: cut by the browser, either would be another person's.
 */
export function EmailField({
  error,
  value,
  autoComplete,
  aside,
}: ContactFieldProps & { autoComplete: 'username' | 'email'; aside?: ReactNode }) {
  return (
    <Field
      label={words.labels.email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      defaultValue={value}
      error={error}
      aside={aside}
    />
  )
}

export function PhoneField({ error, value }: ContactFieldProps) {
  return (
    <Field
      label={words.labels.phoneNumber}
      name="phoneNumber"
      type="tel"
      autoComplete="tel"
      defaultValue={value}
      error={error}
    />
  )
}
