import type { ComponentProps } from 'react'
import styles from './checkbox.module.css'

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
      className={`${styles.box ?? ''} ${isUnavailable ? (styles.unavailable ?? '') : ''}`}
    />
  )
}
