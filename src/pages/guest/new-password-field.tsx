import { PasswordField } from '#components/form/password-field.tsx'
import { words } from '#words/fields.ts'

export function NewPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      label={words.labels.password}
      name="password"
      hint={words.hints.password}
      autoComplete="new-password"
      error={error}
    />
  )
}
