import { preloadAccounts } from '#auth/auth.tsx'
import { FullNameField, PhoneField } from '#components/form/person-fields.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { FormPage } from '#components/form/form-page.tsx'
import { Link } from '#components/ui/link.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { copy } from '#copy/account.ts'
import { paths } from '#lib/paths.ts'
import { readForm } from '#lib/read-form.ts'
import { registerForm } from '#model/user.ts'
import { NewEmailField, NewPasswordField, SharedComputer } from '#pages/guest/account-fields.tsx'
import { useCreateAccount } from '../use-create-account.ts'

const { register } = copy

export default function RegisterPage() {
  const sending = useCreateAccount({
    read: (form) => readForm(registerForm, form),
    loadWriter: async () => {
      const { registerUser } = await import('#data/user.ts')
      return (uid, { password: _, isShared: __, ...parent }) => registerUser(uid, parent)
    },
  })

  return (
    <FormPage title={register.title} lead={register.lead} isGreeted>
      <Form sending={sending} onFocus={preloadAccounts}>
        <NeedsScript />
        <FullNameField hint={register.why.name} />
        <PhoneField hint={register.why.phoneNumber} />
        <NewEmailField hint={register.why.email} takenEmail={sending.takenEmail} />
        <NewPasswordField />
        <SharedComputer />
        <FormActions submit={register.title} pending={register.pending}>
          <p>
            {copy.signUp.panelTitle} <Link to={paths.login}>{copy.signIn.title}</Link>
          </p>
        </FormActions>
      </Form>
    </FormPage>
  )
}
