interface DiamondProps {
  colour: 'mustard' | 'rani' | 'leaf'
  /** In pixels. */
  size?: number
}

/** The mark of list items and of the current page. */
export function Diamond({ colour, size = 22 }: DiamondProps) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <path fill={`var(--${colour})`} d="M0-10 10 0 0 10-10 0z" />
      <path fill={`var(--${colour}-dark)`} d="M0-10 10 0H0zM0 10-10 0H0z" />
      {size >= 20 && <path fill="var(--mustard)" d="M0-3.6 3.6 0 0 3.6-3.6 0z" />}
    </svg>
  )
}
