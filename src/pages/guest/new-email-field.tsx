import { EmailField } from '#components/form/contact-fields.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { words } from '#words/account.ts'
import { paths } from '#lib/paths.ts'

interface NewEmailFieldProps {
  error: string | undefined
  /** An address that belongs to an account already: whose it is can sign in with it. */
  takenEmail: string | null
}

/** The email of a new account. */
export function NewEmailField({ error, takenEmail }: NewEmailFieldProps) {
  return (
    <EmailField
      autoComplete="username"
      error={error}
      aside={
        takenEmail === null ? undefined : (
          <ButtonLink variant="third" to={paths.login} state={{ email: takenEmail }}>
            {words.signUp.signInInstead}
          </ButtonLink>
        )
      }
    />
  )
}
