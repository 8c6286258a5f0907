/** The sun around its middle, 84 to the edge of its disc; in the dark theme the moon, without rays. */
export function Sun({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <circle fill="var(--sun)" r="84" />
      <g fill="var(--sun-ray)">
        <Rays at={0} />
        <g fill="var(--sun-ray-dark)">
          <Rays at={30} />
        </g>
      </g>
    </g>
  )
}

function Rays({ at }: { at: number }) {
  return [0, 60, 120, 180, 240, 300].map((turn) => (
    <path key={turn} transform={`rotate(${at + turn})`} d="M103 0l23-13 22 13-22 13z" />
  ))
}
