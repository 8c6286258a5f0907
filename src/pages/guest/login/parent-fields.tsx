import { EmailField, PhoneField } from '#components/form/contact-fields.tsx'
import { Field } from '#components/form/field.tsx'
import { FieldRow } from '#components/form/field-row.tsx'
import { words } from '#words/account.ts'
import { words as fieldWords } from '#words/fields.ts'
import { limits } from '#model/limits.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { SharedComputer } from '../shared-computer.tsx'

const { labels } = fieldWords

/** The parent's own fields of the sign-up panel. */
export function ParentFields({ errors }: { errors: Record<string, string> }) {
  const longest = limits.namePart
  return (
    <>
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
      <SharedComputer />
    </>
  )
}
