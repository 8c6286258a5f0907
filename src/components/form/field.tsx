import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, use, useId, useState } from 'react'
import { fields as fieldCopy, form as copy } from '#copy/forms.ts'
import styles from './field.module.css'
import { SendingContext } from './use-submit.ts'

interface FieldCopy {
  label: string
  /** In the form, and in the schema that reads it. */
  name: string
  hint?: ReactNode
  isOptional?: boolean
  isMultiline?: boolean
  onChoose?: (value: string) => void
  /** At the end of the label's line, such as a link; Tab reaches it after the control. */
  aside?: ReactNode
  /** Inside the end of the control, such as Show in a password field. */
  inset?: ReactNode
  /** Below the control, announced when it changes; '' while there is nothing to say. */
  notice?: string | undefined
}

/**
 * A field with label, hint and error, wired for screen readers. Other attributes go to the `<input>`; with
 * `isMultiline` it is a `<textarea>`, and with options as children a `<select>`.
 */
export function Field(props: FieldCopy & Omit<ComponentProps<'input'>, keyof FieldCopy>) {
  const {
    label,
    hint,
    isOptional = false,
    isMultiline = false,
    onChoose,
    aside,
    inset,
    notice,
    name,
    required = !isOptional,
    autoComplete,
    maxLength,
    defaultValue,
    value,
    children,
    ...inputOnly
  } = props
  const id = useId()
  const error = use(SendingContext).errors[name]
  const described = Object.entries({ hint, error, notice })
    .filter(([, text]) => text !== undefined)
    .map(([part]) => `${id}-${part}`)
    .join(' ')
  const wiring = {
    id,
    name,
    required,
    autoComplete,
    maxLength,
    ...(value === undefined ? { defaultValue } : { value }),
    className: styles.control,
    'aria-invalid': error !== undefined,
    'aria-describedby': described === '' ? undefined : described,
  }
  return (
    <div className={aside === undefined ? styles.field : `${styles.field ?? ''} ${styles.withAside ?? ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {copy.optional}</span>}
      </label>
      {hint !== undefined && (
        <p className={`small ${styles.hint ?? ''}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" size={20} strokeWidth={2.25} />
          <span>{error}</span>
        </p>
      )}
      <div className={inset === undefined ? styles.box : `${styles.box ?? ''} ${styles.withInset ?? ''}`}>
        {isMultiline && <textarea rows={3} {...wiring} />}
        {children !== undefined && (
          <select {...wiring} onChange={(event) => onChoose?.(event.target.value)}>
            {children}
          </select>
        )}
        {!isMultiline && children === undefined && <input {...inputOnly} {...wiring} />}
        {inset}
      </div>
      {notice !== undefined && (
        <p className={styles.notice} id={`${id}-notice`} aria-live="polite">
          {notice}
        </p>
      )}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** Fields side by side if there is room, otherwise stacked. */
export function FieldRow({ columns, children }: { columns: 2 | 3; children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={columns === 2 ? styles.two : styles.three}>{children}</div>
    </div>
  )
}

/** An unavailable checkbox is dashed but can be focused and pressed: `onChange` then gives the reason. */
export function Checkbox({
  isUnavailable = false,
  ...rest
}: ComponentProps<'input'> & { isUnavailable?: boolean }) {
  return (
    <input
      {...rest}
      type="checkbox"
      aria-disabled={isUnavailable || undefined}
      className={`${styles.checkbox ?? ''} ${isUnavailable ? (styles.unavailable ?? '') : ''}`}
    />
  )
}

type PasswordFieldProps = Omit<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'isMultiline' | 'inset' | 'type'
>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      label={fieldCopy.labels.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      // A password is no word even when it is shown: phones must not correct it.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inset={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? copy.hidePassword : copy.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? copy.hide : copy.show}
        </button>
      }
    />
  )
}
