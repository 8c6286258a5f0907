import type { ReactNode } from 'react'

/** The mark: ੳ with open eyes on a mustard diamond. `outline` draws the letter. */
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

/** 1000 units to the em. The rims of both eyes are drawn first, or one of them would cover the other eye. */
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
