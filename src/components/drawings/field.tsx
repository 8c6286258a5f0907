import { useId } from 'react'

interface HillProps {
  /** The upper edge as a path, from left to right. */
  edge: string
  /** The path that closes the hill below its edge. */
  to: string
  fill: string
  /** Lines that follow the edge, each 20 below the previous one. */
  rows?: { count: number; stroke: string }
}

export function Hill({ edge, to, fill, rows }: HillProps) {
  return (
    <>
      <path fill={fill} d={edge + to} />
      {rows !== undefined && (
        <g fill="none" stroke={rows.stroke} strokeWidth="3" strokeDasharray="16 13" strokeLinecap="round">
          {Array.from({ length: rows.count }, (_, row) => (
            <path key={row} transform={`translate(${row * 7} ${20 * (row + 1)})`} d={edge} />
          ))}
        </g>
      )}
    </>
  )
}

/** A bloom of four petals around (x, y). */
function Bloom({ x, y, radius, isPale = false }: { x: number; y: number; radius: number; isPale?: boolean }) {
  const petal = `a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill={isPale ? 'var(--bloom-pale)' : 'var(--mustard)'}
        d={`M0 0${petal}M${-2 * radius} 0${petal}M${-radius} ${radius}${petal}M${-radius} ${-radius}${petal}`}
      />
      <circle fill="var(--bloom-core)" r={0.62 * radius} />
    </g>
  )
}

/** The blooms of a stretch 288 wide: x, y above the lower edge, radius. */
const blooms = [
  [6, -21, 8],
  [29, -21, 7],
  [57, -21, 6],
  [82, -34, 5],
  [112, -21, 7],
  [140, -21, 5],
  [164, -8, 7],
  [188, -8, 7],
  [213, -8, 7],
  [237, -8, 6],
  [262, -21, 7],
  [276, -34, 6],
] as const
const stretch = 288

/** Mustard in bloom from `from` to `to` along the lower edge `y`. */
export function BloomBand({ from, to, y }: { from: number; to: number; y: number }) {
  const id = useId()
  const repeats = Array.from({ length: Math.ceil((to - from) / stretch) - 1 }, (_, index) => index + 1)
  return (
    <g transform={`translate(${from} ${y})`}>
      <g id={id}>
        {blooms.map(([x, up, radius], index) => (
          <Bloom key={x} x={x} y={up} radius={radius} isPale={index % 5 === 3} />
        ))}
      </g>
      {repeats.map((repeat) => (
        <use key={repeat} href={`#${id}`} x={stretch * repeat} />
      ))}
    </g>
  )
}
