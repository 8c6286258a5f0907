import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Link } from './link.tsx'

/** One `main` button per view; `third` looks like an underlined link. */
interface ButtonStyle {
  variant?: 'main' | 'second' | 'third'
  isSmall?: boolean
  /** Full width at every size; a main button is so below 768 px anyway. */
  isWide?: boolean
  icon?: ReactNode
}

type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    /** Stays focusable and keeps its width, but pressing it does nothing. */
    isPending?: boolean
    /** Needed from the start if a button can be pending, to keep its width. */
    pendingLabel?: string | undefined
  }

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
      className={classNameOf({ variant, isSmall, isWide }, className)}
      {...(isPending && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      <span className={isReplaced ? styles.waiting : styles.label} aria-hidden={isReplaced}>
        {withIcon(icon, children)}
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

export function ButtonLink(props: ButtonStyle & ComponentProps<typeof Link>) {
  const { variant, isSmall, isWide, icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={classNameOf({ variant, isSmall, isWide }, className)}>
      <span className={styles.label}>{withIcon(icon, children)}</span>
    </Link>
  )
}

export function ButtonAnchor(props: ButtonStyle & ComponentProps<'a'>) {
  const { variant, isSmall, isWide, icon, className, children, ...rest } = props
  return (
    <a {...rest} className={classNameOf({ variant, isSmall, isWide }, className)}>
      <span className={styles.label}>{withIcon(icon, children)}</span>
    </a>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: LucideIcon
}

export function IconButton({ label, icon: Icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.iconButton ?? ''} ${className}`} aria-label={label}>
      <Icon aria-hidden="true" size={26} strokeWidth={2.25} />
    </button>
  )
}

/** Text that can change is alone in its element: see `Sentences`. */
function withIcon(icon: ReactNode, children: ReactNode): ReactNode {
  if (icon === undefined) return children
  return (
    <>
      {icon}
      <span>{children}</span>
    </>
  )
}

function classNameOf(
  {
    variant = 'main',
    isSmall = false,
    isWide = false,
  }: { [key in keyof ButtonStyle]: ButtonStyle[key] | undefined },
  className: string | undefined,
): string {
  return [styles.button, styles[variant], isSmall && styles.small, isWide && styles.wide, className]
    .filter((name) => typeof name === 'string')
    .join(' ')
}

const outline = 'M11 1.5 20.5 11 11 20.5 1.5 11z'

/** A stitch that runs around the button while something is being sent. */
export function PendingDiamond() {
  return (
    <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round">
        <path strokeOpacity="0.4" d={outline} />
        <path
          className={styles.runner}
          strokeLinecap="round"
          strokeDasharray="1 3"
          pathLength="4"
          d={outline}
        />
      </g>
    </svg>
  )
}
