import { ChildBirthdateField } from '#components/form/child-birthdate-field.tsx'
import { Field } from '#components/form/field.tsx'
import { FieldRow } from '#components/form/field-row.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { words } from '#words/account.ts'
import { words as fieldWords } from '#words/fields.ts'
import { limits } from '#model/limits.ts'
import styles from './first-student.module.css'

const { labels } = fieldWords

/** The group of the sign-up panel that may be left empty. */
export function FirstStudent({ errors }: { errors: Record<string, string> }) {
  const name = { maxLength: limits.namePart, autoComplete: 'off' }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Flower quarters={0} size={40} />
        {words.signUp.firstChild}
      </legend>
      <p className={styles.text}>{words.signUp.firstChildText}</p>
      <FieldRow columns={3}>
        <Field
          label={labels.firstName}
          name="studentFirstName"
          required={false}
          error={errors.studentFirstName}
          {...name}
        />
        <Field
          label={labels.middleName}
          name="studentMiddleName"
          isOptional
          error={errors.studentMiddleName}
          {...name}
        />
        <Field
          label={labels.lastName}
          name="studentLastName"
          required={false}
          error={errors.studentLastName}
          {...name}
        />
      </FieldRow>
      <FieldRow columns={2}>
        <ChildBirthdateField name="studentBirthdate" required={false} error={errors.studentBirthdate} />
      </FieldRow>
    </fieldset>
  )
}
