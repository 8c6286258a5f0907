import { preloadAccounts } from '#auth/auth.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { ChildFields, NameFields, OwnBirthdateField, PhoneField } from '#components/form/person-fields.tsx'
import { FieldRow } from '#components/form/field.tsx'
import { Form, FormActions, PrivacyNote } from '#components/form/form.tsx'
import { Link } from '#components/ui/link.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { copy } from '#copy/account.ts'
import { paths } from '#lib/paths.ts'
import { type FormReading, readForm } from '#lib/read-form.ts'
import { signUpParent, signUpStudent, type User } from '#model/user.ts'
import type { NewStudent } from '#model/student.ts'
import { useGuestContext } from '../guest-context.ts'
import { NewEmailField, NewPasswordField, SharedComputer } from '#pages/guest/account-fields.tsx'
import { useCreateAccount } from '../use-create-account.ts'
import { FormHeading } from './form-heading.tsx'
import styles from './sign-up-form.module.css'

interface Family extends User {
  password: string
  isShared: boolean
  student: NewStudent | null
}

/**
 * The parent's fields and those of a first student, who may be left out. Visitors bound for the dashboard get the
 * shorter form, which leads there (decision 15).
 */
export function SignUpForm({ reason, email }: { reason: string | null; email: string | undefined }) {
  const { wantedPath } = useGuestContext()
  const sending = useCreateAccount<Family>({
    read: readFamily,
    loadWriter: async () => {
      const { signUpFamily } = await import('#data/user.ts')
      return (uid, { password: _, isShared: __, student, ...parent }) => signUpFamily(uid, parent, student)
    },
  })

  return (
    <>
      <FormHeading title={copy.signUp.title}>
        <p className="soft">
          {reason ??
            ((wantedPath ?? paths.dashboard) === paths.dashboard && (
              <>
                {copy.signUp.short} <Link to={paths.register}>{copy.signUp.toShort}</Link>
              </>
            ))}
        </p>
      </FormHeading>
      <Form sending={sending} onFocus={preloadAccounts}>
        <NeedsScript />
        <FieldRow columns={3}>
          <NameFields />
        </FieldRow>
        <FieldRow columns={2}>
          <NewEmailField defaultValue={email} takenEmail={sending.takenEmail} />
          <PhoneField />
        </FieldRow>
        <FieldRow columns={2}>
          <OwnBirthdateField label={copy.signUp.birthdate} />
          <NewPasswordField />
        </FieldRow>
        <SharedComputer />
        <FirstStudentFields />
        <PrivacyNote />
        <FormActions submit={copy.signUp.title} pending={copy.signUp.pending} />
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

function FirstStudentFields() {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Flower levels={0} size={40} />
        {copy.signUp.firstChild}
      </legend>
      <p className={styles.text}>{copy.signUp.firstChildText}</p>
      <ChildFields prefix="student" required={false} hasNamesInRow />
    </fieldset>
  )
}
