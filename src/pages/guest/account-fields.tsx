import { useId } from 'react'
import { isSharedComputer } from '#lib/site-data.ts'
import { Checkbox, PasswordField } from '#components/form/field.tsx'
import { EmailField, type KnownFieldProps } from '#components/form/person-fields.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { copy } from '#copy/account.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import { paths } from '#lib/paths.ts'
import styles from './account-fields.module.css'

interface NewEmailFieldProps extends KnownFieldProps {
  /** An address that already belongs to an account: its owner can sign in with it. */
  takenEmail: string | null
}

export function NewEmailField({ takenEmail, ...field }: NewEmailFieldProps) {
  return (
    <EmailField
      {...field}
      autoComplete="username"
      aside={
        takenEmail === null ? undefined : (
          <ButtonLink variant="third" to={paths.login} state={{ email: takenEmail }}>
            {copy.signUp.signInInstead}
          </ButtonLink>
        )
      }
    />
  )
}

export function NewPasswordField() {
  return <PasswordField hint={fieldCopy.hints.password} autoComplete="new-password" />
}

/** Whether other people use this computer; ticked if the last person said so. */
export function SharedComputer() {
  const id = useId()
  const isTicked = useIsHydrated() && isSharedComputer()
  return (
    <div className={styles.choice}>
      <Checkbox
        key={String(isTicked)}
        id={id}
        name="isShared"
        defaultChecked={isTicked}
        aria-describedby={`${id}-hint`}
      />
      <label className={styles.label} htmlFor={id}>
        {copy.shared.label}
      </label>
      <p className={`small ${styles.hint ?? ''}`} id={`${id}-hint`}>
        {copy.shared.hint}
      </p>
    </div>
  )
}
