import { preloadAccounts } from '#auth/auth.tsx'
import { FullNameField, PhoneField } from '#components/form/person-fields.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
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

/** The short form: email, password, name and phone number. */
export function RegisterPage() {
  const { onSubmit, isPending, errors, failure, takenEmail } = useCreateAccount({
    read: (form) => readForm(registerForm, form),
    loadWriter: async () => {
      const { registerUser } = await import('#data/user.ts')
      return (uid, { password: _, isShared: __, ...parent }) => registerUser(uid, parent)
    },
  })

  return (
    <FormPage title={register.title} lead={register.lead}>
      <Form onSubmit={onSubmit} failure={failure} onFocus={preloadAccounts}>
        <NeedsScript />
        <NewEmailField error={errors.email} takenEmail={takenEmail} />
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
    </FormPage>
  )
}
