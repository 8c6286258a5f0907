import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Link } from './link.tsx'
import { PendingDiamond } from '../loading/pending-diamond.tsx'

/** How a button looks (LOOK section 7, Button): one `main` in a view; `third` is an underlined link. */
interface ButtonLook {
  variant?: 'main' | 'second' | 'third'
  isSmall?: boolean
  /** As wide as its container at every width; a main button is so under 768 px by itself. */
  isWide?: boolean
  icon?: ReactNode
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Waiting for an answer: it stays focusable and keeps its width, but pressing it does nothing. */
    isPending?: boolean
    /** The word beside the running diamond; a button that can be pending needs it from the start, to keep its width. */
    pendingLabel?: string
  }

/** A button; `type` is `button` unless told otherwise. */
export function Button(props: ButtonProps) {
  const {
    variant,
    isSmall,
    isWide,
    icon,
    isPending = false,
    pendingLabel,
    className,
    children,
    ...rest
  } = props
  const isReplaced = isPending && pendingLabel !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, isSmall, isWide }, className)}
      {...(isPending && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      <span className={isReplaced ? styles.waiting : styles.label} aria-hidden={isReplaced}>
        {icon}
        {children}
      </span>
      {pendingLabel !== undefined && (
        <span
          className={`${styles.pending ?? ''} ${(isPending ? styles.label : styles.waiting) ?? ''}`}
          aria-hidden={!isPending}
        >
          <PendingDiamond />
          {pendingLabel}
        </span>
      )}
    </button>
  )
}

/** A link inside the site that looks like a button. */
export function ButtonLink(props: ButtonLook & ComponentProps<typeof Link>) {
  const { variant, isSmall, isWide, icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={lookOf({ variant, isSmall, isWide }, className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  )
}

function lookOf(
  {
    variant = 'main',
    isSmall = false,
    isWide = false,
  }: { [key in keyof ButtonLook]: ButtonLook[key] | undefined },
  className: string | undefined,
): string {
  return [styles.button, styles[variant], isSmall && styles.small, isWide && styles.wide, className]
    .filter((name) => typeof name === 'string')
    .join(' ')
}
