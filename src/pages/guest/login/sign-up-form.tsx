import { prefetchAccounts } from '../../../auth/load-accounts'
import { Form } from '../../../components/form/form'
import { FormActions } from '../../../components/form/form-actions'
import { PrivacyNote } from '../../../components/form/privacy-note'
import { SubmitButton } from '../../../components/form/submit-button'
import { NeedsScript } from '../../../components/needs-script'
import { words } from '../../../content/en/account'
import { type FormReading, readForm } from '../../../lib/read-form'
import { signUpParent, signUpStudent } from '../../../model/sign-up'
import type { NewStudent } from '../../../model/student'
import type { PanelParent } from '../../../model/user'
import { useNewAccount } from '../use-new-account'
import { FirstStudent } from './first-student'
import { FormHeading } from './form-heading'
import { ParentFields } from './parent-fields'

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
      const { signUpFamily } = await import('../../../data/user')
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
