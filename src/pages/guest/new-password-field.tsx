import { PasswordField } from '#components/form/password-field.tsx'
import { fields as words } from '#words/forms.ts'

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
