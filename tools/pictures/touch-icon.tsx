import { AwakeOora } from '#components/mark.tsx'
import { Canvas } from './canvas.tsx'

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
