/** A diamond around (x, y), `size` to each side. */
export function Facet({
  x,
  y,
  size,
  light,
  dark,
  core,
}: {
  x: number
  y: number
  size: number
  light: string
  dark: string
  core?: string
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill={light} d="M0-1 1 0 0 1-1 0z" />
      <path fill={dark} d="M0-1 1 0H0zM0 1-1 0H0z" />
      {core !== undefined && <path fill={core} d="M0-.36.36 0 0 .36-.36 0z" />}
    </g>
  )
}
