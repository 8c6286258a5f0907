interface KiteProps {
  colour: 'indigo' | 'rani' | 'marigold'
  isSatin?: boolean
  /** Where it flies in its picture, as an SVG transformation. */
  transform?: string
}

/** A kite centred on the origin, 92 by 120, with its tail. `isSatin` for one drawn larger than 80 px. */
export function Kite({ colour, isSatin = false, transform }: KiteProps) {
  const light = `var(--scene-${colour})`
  return (
    <g transform={transform}>
      <path fill={light} d="M0-60 46 0 0 60-46 0z" />
      <path fill={`var(--scene-${colour}-dark)`} d="M0-60 46 0H0zM0 60-46 0H0z" />
      {isSatin && (
        <g stroke="var(--white)" strokeWidth=".9">
          <path strokeOpacity=".5" d={across} />
          <path strokeOpacity=".26" d={down} />
        </g>
      )}
      <path fill="var(--mustard)" d="M0-26 20 0 0 26-20 0zM0 60-12 80H12z" />
      <path fill={light} d="M0-10 8 0 0 10-8 0z" />
    </g>
  )
}

const everyFour = Array.from({ length: 14 }, (_, index) => 4 * (index + 1))
const across = everyFour.map((y) => `M0-${y}H-${width(y)}M0 ${y}H${width(y)}`).join('')
const down = everyFour
  .filter((x) => x < 46)
  .map((x) => `M${x} 0V-${height(x)}M-${x} 0V${height(x)}`)
  .join('')

function width(y: number): number {
  return Math.round((46 * (60 - y)) / 60)
}

function height(x: number): number {
  return Math.round((60 * (46 - x)) / 46)
}
