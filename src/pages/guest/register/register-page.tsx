import { prefetchAccounts } from '../../../auth/load-accounts'
import { EmailField, FullNameField, PhoneField } from '../../../components/form/contact-fields'
import { Form } from '../../../components/form/form'
import { FormActions } from '../../../components/form/form-actions'
import { SubmitButton } from '../../../components/form/submit-button'
import { Link } from '../../../components/link'
import { NeedsScript } from '../../../components/needs-script'
import { PageTitle } from '../../../components/page-title'
import { words } from '../../../content/en/account'
import { paths } from '../../../lib/paths'
import { readForm } from '../../../lib/read-form'
import { registerForm } from '../../../model/user-forms'
import { NewPasswordField } from '../new-password-field'
import { SharedComputer } from '../shared-computer'
import { useNewAccount } from '../use-new-account'
import styles from './register-page.module.css'

const { register } = words

/** The simple form: email, password, name, phone number (SPEC section 2, /register). */
export function RegisterPage() {
  const { onSubmit, isPending, errors, failure } = useNewAccount({
    read: (form) => readForm(registerForm, form),
    loadWriter: async () => {
      const { registerUser } = await import('../../../data/user')
      return (uid, { password: _, isShared: __, ...parent }) => registerUser(uid, parent)
    },
  })

  return (
    <div className={styles.sky}>
      <PageTitle title={register.pageTitle} />
      <div className={`card ${styles.card ?? ''}`}>
        <h1 className={styles.title}>{register.title}</h1>
        <p className={styles.lead}>{register.lead}</p>
        <Form onSubmit={onSubmit} failure={failure} onFocus={prefetchAccounts}>
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
