import { Link } from 'react-router-dom'
import { EmailField, PhoneField } from '../../../components/form/contact-fields'
import { Field } from '../../../components/form/field'
import { Form } from '../../../components/form/form'
import { FormActions } from '../../../components/form/form-actions'
import { SubmitButton } from '../../../components/form/submit-button'
import { PageTitle } from '../../../components/page-title'
import { words } from '../../../content/en/account'
import { words as fieldWords } from '../../../content/en/fields'
import { registerUser } from '../../../data/user'
import { paths } from '../../../lib/paths'
import { readForm } from '../../../lib/read-form'
import { limits } from '../../../model/limits'
import { registerForm } from '../../../model/user'
import { NewPasswordField } from '../new-password-field'
import { useNewAccount } from '../use-new-account'
import styles from './register-page.module.css'

const { register } = words
const { labels } = fieldWords

/** The simple form: email, password, name, phone number (SPEC section 2, /register). */
export function RegisterPage() {
  const { onSubmit, isPending, errors, failure } = useNewAccount({
    read: (form) => readForm(registerForm, form),
    writeDocuments: (uid, { password: _, ...parent }) => registerUser(uid, parent),
  })

  return (
    <div className={styles.sky}>
      <PageTitle title={register.pageTitle} />
      <div className={`card ${styles.card ?? ''}`}>
        <h1 className={styles.title}>{register.title}</h1>
        <p className={styles.lead}>{register.lead}</p>
        <Form onSubmit={onSubmit} failure={failure}>
          <EmailField autoComplete="username" error={errors.email} />
          <NewPasswordField error={errors.password} />
          <Field
            label={labels.fullName}
            name="name"
            autoComplete="name"
            maxLength={limits.fullName}
            error={errors.name}
          />
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
