import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: LucideIcon
}

export function IconButton({ label, icon: Icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.button ?? ''} ${className}`} aria-label={label}>
      <Icon aria-hidden="true" size={26} strokeWidth={2.25} />
    </button>
  )
}
