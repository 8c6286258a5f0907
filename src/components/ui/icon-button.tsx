import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: LucideIcon
}

/** A button that shows an icon alone, such as the one that closes a dialog. */
export function IconButton({ label, icon: Icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.button ?? ''} ${className}`} aria-label={label}>
      <Icon aria-hidden="true" size={26} strokeWidth={2.25} />
    </button>
  )
}
