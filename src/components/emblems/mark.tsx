import type { ReactNode } from 'react'

/**
 * The mark: ੳ, wide awake, on a mustard diamond (LOOK section 6, Mark). `outline` is the letter's: a page refers to the one
 * it has, a picture draws its own.
 */
export function Mark({ size, outline }: { size: number; outline: ReactNode }) {
  return (
    <svg viewBox="0 0 46 46" width={size} height={size} aria-hidden="true">
      <rect fill="var(--mustard)" x="6" y="6" width="34" height="34" rx="5" transform="rotate(45 23 23)" />
      <g transform="translate(12.8 35.2) scale(.03)">
        <AwakeOora outline={outline} />
      </g>
    </svg>
  )
}

/** ੳ with open eyes, 1000 units to the em; the rims lie under both eyes, or one would cover the other. */
export function AwakeOora({ outline }: { outline: ReactNode }) {
  return (
    <>
      <g fill="var(--indigo)">{outline}</g>
      <Eyes fill="var(--indigo)" radius={110} />
      <Eyes fill="var(--white)" radius={84} />
      <Eyes fill="var(--pupil)" radius={46} />
    </>
  )
}

function Eyes({ fill, radius }: { fill: string; radius: number }) {
  return [278, 432].map((x) => <circle key={x} fill={fill} cx={x} cy="-655" r={radius} />)
}
