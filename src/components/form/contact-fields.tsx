import { words } from '../../content/en/fields'
import { limits } from '../../model/limits'
import { Field } from './field'

interface ContactFieldProps {
  error: string | undefined
}

/** An email address that will be stored. `username` where it also signs in, so that password managers find it. */
export function EmailField({
  error,
  autoComplete,
}: ContactFieldProps & { autoComplete: 'username' | 'email' }) {
  return (
    <Field
      label={words.labels.email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      maxLength={limits.email}
      error={error}
    />
  )
}

/** A parent's phone number. */
export function PhoneField({ error }: ContactFieldProps) {
  return (
    <Field
      label={words.labels.phoneNumber}
      name="phoneNumber"
      type="tel"
      autoComplete="tel"
      maxLength={limits.phone}
      error={error}
    />
  )
}
