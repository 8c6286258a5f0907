import { oora } from '../../src/components/gurmukhi-outlines'
import { Canvas } from './canvas'

/** The icon of a home screen: ੳ with its eyes; the device rounds the corners. */
export function TouchIcon() {
  return (
    <Canvas width={180} height={180} ground="var(--mustard)">
      <g transform="translate(42.5 147) scale(.1395)">
        <path fill="var(--indigo)" d={oora} />
        {[278, 432].map((x) => (
          <g key={x} transform={`translate(${x} -655)`}>
            <circle fill="var(--indigo)" r="110" />
            <circle fill="var(--white)" r="84" />
            <circle fill="var(--pupil)" r="46" />
            <circle fill="var(--white)" cx="16" cy="-18" r="15" />
          </g>
        ))}
      </g>
    </Canvas>
  )
}
