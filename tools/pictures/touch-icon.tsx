import { oora } from '#components/emblems/gurmukhi-outlines.ts'
import { AwakeOora } from '#components/emblems/mark.tsx'
import { Canvas } from './canvas.tsx'

/** The icon of a home screen: ੳ with its eyes; the device rounds the corners. */
export function TouchIcon() {
  return (
    <Canvas width={180} height={180} ground="var(--mustard)">
      <g transform="translate(42.5 147) scale(.1395)">
        <AwakeOora outline={<path d={oora} />} />
      </g>
    </Canvas>
  )
}
