import { useRef } from 'react'
import { EmailField, PhoneField } from '../../../components/form/contact-fields'
import { Field } from '../../../components/form/field'
import { FieldRow } from '../../../components/form/field-row'
import { Form } from '../../../components/form/form'
import { FormActions } from '../../../components/form/form-actions'
import { PrivacyNote } from '../../../components/form/privacy-note'
import { SubmitButton } from '../../../components/form/submit-button'
import { words } from '../../../content/en/account'
import { words as fieldWords } from '../../../content/en/fields'
import { newStudentId } from '../../../data/student'
import { signUpFamily } from '../../../data/user'
import { type FormReading, readForm } from '../../../lib/read-form'
import { limits } from '../../../model/limits'
import { signUpParent, signUpStudent } from '../../../model/sign-up'
import type { NewStudent } from '../../../model/student'
import type { PanelParent } from '../../../model/user'
import { NewPasswordField } from '../new-password-field'
import { useNewAccount } from '../use-new-account'
import { FirstStudent } from './first-student'
import { FormHeading } from './form-heading'

const { labels } = fieldWords

interface Family extends PanelParent {
  password: string
  student: NewStudent | null
}

/** The parent's fields and a first student, who may be left out (DESIGN section 4, Sign-up panel). */
export function SignUpForm() {
  const studentId = useRef<string | null>(null)
  const { onSubmit, isPending, errors, failure } = useNewAccount<Family>({
    read: readFamily,
    writeDocuments: (uid, { password: _, student, ...parent }) => {
      // The child keeps its id over all tries, so that none makes a second one.
      studentId.current ??= newStudentId(uid)
      return signUpFamily(uid, parent, student && { ...student, id: studentId.current })
    },
  })
  const longest = limits.namePart

  return (
    <>
      <FormHeading>{words.signUp.title}</FormHeading>
      <Form onSubmit={onSubmit} failure={failure}>
        <FieldRow columns={3}>
          <Field
            label={labels.firstName}
            name="firstName"
            autoComplete="given-name"
            maxLength={longest}
            error={errors.firstName}
          />
          <Field
            label={labels.middleName}
            name="middleName"
            autoComplete="additional-name"
            maxLength={longest}
            error={errors.middleName}
            isOptional
          />
          <Field
            label={labels.lastName}
            name="lastName"
            autoComplete="family-name"
            maxLength={longest}
            error={errors.lastName}
          />
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
