import type { ComponentProps } from 'react'
import styles from './checkbox.module.css'

/**
 * The box of a checkbox. Unavailable, it is dashed and stays focusable, because choosing it gives the reason
 * (LOOK section 7, Enrol row): the page decides what `onChange` does.
 */
export function Checkbox({
  isUnavailable = false,
  ...rest
}: ComponentProps<'input'> & { isUnavailable?: boolean }) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={`${styles.box ?? ''} ${isUnavailable ? (styles.unavailable ?? '') : ''}`}
    />
  )
}
