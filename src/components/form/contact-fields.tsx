import { words } from '#words/fields.ts'
import { limits } from '#model/limits.ts'
import { Field } from './field.tsx'

interface ContactFieldProps {
  error: string | undefined
}

/** A whole name in one field. */
export function FullNameField({
  error,
  label = words.labels.fullName,
}: ContactFieldProps & { label?: string }) {
  return <Field label={label} name="name" autoComplete="name" maxLength={limits.fullName} error={error} />
}

/**
 * An email address that will be stored. `username` where it also signs in, so that password managers find it. Like the
 * phone number it has no `maxLength`: an address that the browser has cut is another address, so one that is too long is
 * told.
 */
export function EmailField({
  error,
  autoComplete,
}: ContactFieldProps & { autoComplete: 'username' | 'email' }) {
  return (
    <Field label={words.labels.email} name="email" type="email" autoComplete={autoComplete} error={error} />
  )
}

/** A parent's phone number. */
export function PhoneField({ error }: ContactFieldProps) {
  return (
    <Field label={words.labels.phoneNumber} name="phoneNumber" type="tel" autoComplete="tel" error={error} />
  )
}
