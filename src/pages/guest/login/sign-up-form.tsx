import { accounts } from '#auth/lazy-accounts.ts'
import { Flower } from '#components/emblems/flower.tsx'
import { ChildBirthdateField } from '#components/form/child-birthdate-field.tsx'
import { EmailField, PhoneField } from '#components/form/contact-fields.tsx'
import { Field, FieldRow } from '#components/form/field.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { PrivacyNote } from '#components/form/privacy-note.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { words } from '#words/account.ts'
import { type FormReading, readForm } from '#lib/read-form.ts'
import { signUpParent, signUpStudent } from '#model/sign-up.ts'
import type { NewStudent } from '#model/student.ts'
import type { PanelParent } from '#model/user.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { SharedComputer } from '../shared-computer.tsx'
import { useCreateAccount } from '../use-create-account.ts'
import { FormHeading } from './form-heading.tsx'
import styles from './sign-up-form.module.css'

interface Family extends PanelParent {
  password: string
  isShared: boolean
  student: NewStudent | null
}

/** The parent's fields and those of a first student, who may be left out. */
export function SignUpForm() {
  const { onSubmit, isPending, errors, failure } = useCreateAccount<Family>({
    read: readFamily,
    loadWriter: async () => {
      const { signUpFamily } = await import('#data/user.ts')
      return (uid, { password: _, isShared: __, student, ...parent }) => signUpFamily(uid, parent, student)
    },
  })

  return (
    <>
      <FormHeading>{words.signUp.title}</FormHeading>
      <Form onSubmit={onSubmit} failure={failure} onFocus={() => void accounts.preload()}>
        <NeedsScript />
        <ParentFields errors={errors} />
        <FirstStudentFields errors={errors} />
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

function ParentFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <FieldRow columns={3}>
        <NameFields isOwn errors={errors} />
      </FieldRow>
      <FieldRow columns={2}>
        <EmailField autoComplete="username" error={errors.email} />
        <PhoneField error={errors.phoneNumber} />
      </FieldRow>
      <FieldRow columns={2}>
        <Field
          label={words.signUp.birthdate}
          name="birthdate"
          type="date"
          autoComplete="bday"
          error={errors.birthdate}
        />
        <NewPasswordField error={errors.password} />
      </FieldRow>
      <SharedComputer />
    </>
  )
}

function FirstStudentFields({ errors }: { errors: Record<string, string> }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Flower quarters={0} size={40} />
        {words.signUp.firstChild}
      </legend>
      <p className={styles.text}>{words.signUp.firstChildText}</p>
      <FieldRow columns={3}>
        <NameFields prefix="student" required={false} errors={errors} />
      </FieldRow>
      <FieldRow columns={2}>
        <ChildBirthdateField name="studentBirthdate" required={false} error={errors.studentBirthdate} />
      </FieldRow>
    </fieldset>
  )
}
