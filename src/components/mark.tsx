import { oora } from './gurmukhi-outlines'

/** The mark: ੳ, wide awake, on a mustard diamond (LOOK section 6, Mark). */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 46 46" width={size} height={size} aria-hidden="true">
      <rect fill="var(--mustard)" x="6" y="6" width="34" height="34" rx="5" transform="rotate(45 23 23)" />
      <g transform="translate(13.3 34.9) scale(.0274)">
        <path fill="var(--indigo)" d={oora} />
        {[278, 432].map((x) => (
          <g key={x} transform={`translate(${x} -655)`}>
            <circle fill="var(--indigo)" r="110" />
            <circle fill="var(--white)" r="84" />
            <circle fill="var(--pupil)" r="46" />
          </g>
        ))}
      </g>
    </svg>
  )
}
