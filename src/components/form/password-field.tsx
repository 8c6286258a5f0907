import { useState, type ComponentProps } from 'react'
import { form as copy } from '#copy/forms.ts'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'isMultiline' | 'inset' | 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      // Shown, it is still no word of a language: a phone must not correct it.
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
