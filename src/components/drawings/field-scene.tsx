import type { ReactNode } from 'react'
import { BloomBand, Hill } from './field.tsx'
import styles from './field-scene.module.css'

const far = 'M-700 60C-500 10-90 14 0 26S120 44 200 44 300 26 360 24 700 60 1060 20'
const near = 'M-700 50C-400 70-90 66 0 56S120 30 200 44 300 66 360 56 700 30 1060 60'
const field = 'M-700 80C-400 60-90 92 0 84S120 66 190 70 300 88 360 80 700 70 1060 84'
const ground = 'M-700 112C-400 104-200 116 0 108S240 116 360 106 700 114 1060 106'
const foot = 'V140H-700z'

/** Who stands in the mustard field, 360 by 165 and as wide as the window; the ground is at 106, the edge at 130. */
export function FieldScene({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.scene} viewBox="0 -35 360 165" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <Hill edge={far} to={foot} fill="var(--hill-far)" />
      <Hill edge={near} to={foot} fill="var(--hill-near)" rows={{ count: 1, stroke: 'var(--hill-row)' }} />
      <Hill edge={field} to={foot} fill="var(--field)" rows={{ count: 1, stroke: 'var(--field-row)' }} />
      <path fill="var(--near-band)" d={ground + foot} />
      {children}
      <g transform="translate(0 130) scale(.7)">
        <BloomBand from={-1008} to={1500} y={0} />
      </g>
    </svg>
  )
}
