import { prefetchAccounts } from '#auth/load-accounts.ts'
import { Form } from '#components/form/form.tsx'
import { FormActions } from '#components/form/form-actions.tsx'
import { PrivacyNote } from '#components/form/privacy-note.tsx'
import { SubmitButton } from '#components/form/submit-button.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { words } from '#words/account.ts'
import { type FormReading, readForm } from '#lib/read-form.ts'
import { signUpParent, signUpStudent } from '#model/sign-up.ts'
import type { NewStudent } from '#model/student.ts'
import type { PanelParent } from '#model/user.ts'
import { useNewAccount } from '../use-create-account.ts'
import { FirstStudent } from './first-student.tsx'
import { FormHeading } from './form-heading.tsx'
import { ParentFields } from './parent-fields.tsx'

interface Family extends PanelParent {
  password: string
  isShared: boolean
  student: NewStudent | null
}

/** The parent's fields and a first student, who may be left out (DESIGN section 4, Sign-up panel). */
export function SignUpForm() {
  const { onSubmit, isPending, errors, failure } = useNewAccount<Family>({
    read: readFamily,
    loadWriter: async () => {
      const { signUpFamily } = await import('#data/user.ts')
      return (uid, { password: _, isShared: __, student, ...parent }) => signUpFamily(uid, parent, student)
    },
  })

  return (
    <>
      <FormHeading>{words.signUp.title}</FormHeading>
      <Form onSubmit={onSubmit} failure={failure} onFocus={prefetchAccounts}>
        <NeedsScript />
        <ParentFields errors={errors} />
        <FirstStudent errors={errors} />
        <PrivacyNote />
        <FormActions>
          <SubmitButton isPending={isPending} pendingLabel={words.signUp.pending}>
            {words.signUp.submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </>
  )
}

function readFamily(form: FormData): FormReading<Family> {
  const parent = readForm(signUpParent, form)
  const student = readForm(signUpStudent, form)
  if (parent.ok && student.ok) return { ok: true, value: { ...parent.value, student: student.value } }
  return { ok: false, codes: { ...(parent.ok ? {} : parent.codes), ...(student.ok ? {} : student.codes) } }
}
