import { accounts } from '#auth/lazy-accounts.ts'
import { EmailField, FullNameField, PhoneField } from '#components/form/contact-fields.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { Link } from '#components/ui/link.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/account.ts'
import { paths } from '#lib/paths.ts'
import { readForm } from '#lib/read-form.ts'
import { registerForm } from '#model/user-forms.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { SharedComputer } from '../shared-computer.tsx'
import { useCreateAccount } from '../use-create-account.ts'
import styles from './register-page.module.css'

const { register } = words

/** The short form: email, password, name and phone number. */
export function RegisterPage() {
  const { onSubmit, isPending, errors, failure } = useCreateAccount({
    read: (form) => readForm(registerForm, form),
    loadWriter: async () => {
      const { registerUser } = await import('#data/user.ts')
      return (uid, { password: _, isShared: __, ...parent }) => registerUser(uid, parent)
    },
  })

  return (
    <div className={styles.sky}>
      <PageTitle title={register.pageTitle} />
      <div className={`card ${styles.card ?? ''}`}>
        <h1 className={styles.title}>{register.title}</h1>
        <p className={styles.lead}>{register.lead}</p>
        <Form onSubmit={onSubmit} failure={failure} onFocus={() => void accounts.preload()}>
          <NeedsScript />
          <EmailField autoComplete="username" error={errors.email} />
          <NewPasswordField error={errors.password} />
          <SharedComputer />
          <FullNameField error={errors.name} />
          <PhoneField error={errors.phoneNumber} />
          <FormActions>
            <SubmitButton isPending={isPending} pendingLabel={register.pending}>
              {register.submit}
            </SubmitButton>
            <p>
              {register.haveAccount} <Link to={paths.login}>{register.toSignIn}</Link>
            </p>
          </FormActions>
        </Form>
      </div>
    </div>
  )
}
