import { oora } from '#components/emblems/gurmukhi-outlines.ts'
import { AwakeOora } from '#components/emblems/mark.tsx'
import { Canvas } from './shared.tsx'

/** ੳ without a face, so that it stays clear at 16 px. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect fill="var(--mustard)" width="32" height="32" rx="8" />
      <path fill="var(--indigo)" transform="translate(6.2 27.8) scale(.0287)" d={oora} />
    </svg>
  )
}

/** The icon of a home screen: ੳ with its eyes; the device rounds the corners. */
export function TouchIcon() {
  return (
    <Canvas width={180} height={180} ground="var(--mustard)">
      <g transform="translate(42.5 147) scale(.1395)">
        <AwakeOora />
      </g>
    </Canvas>
  )
}
