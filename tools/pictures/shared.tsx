// What several pictures share.
import type { ReactElement, ReactNode } from 'react'
import { Hill } from '#components/drawings/field.tsx'
import { Facet } from './facet.tsx'

interface Props {
  /** A colour that fills the picture to its square corners; without one the page shows through. */
  ground?: string
  children: ReactNode
}

/** The sheet of a picture, as large as its file says. */
export function Canvas({ width, height, ground, children }: Props & { width: number; height: number }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {ground !== undefined && <path fill={ground} d={`M0 0h${width}v${height}H0z`} />}
      {children}
    </svg>
  )
}

/** A picture of a level; the badge covers its upper left 110 by 50. */
export function LevelCanvas(props: Props) {
  return <Canvas width={320} height={200} {...props} />
}

/** The picture of a post. */
export function PostCanvas(props: Props) {
  return <Canvas width={640} height={360} {...props} />
}

/** A drawing where the picture has it. @param transform of SVG. */
export function at(transform: string, drawing: ReactElement) {
  return <g transform={transform}>{drawing}</g>
}

/** A mustard field in rows. */
export function Field({ rows: count = 2, ...shape }: { edge: string; to: string; rows?: number }) {
  return <Hill {...shape} fill="var(--field)" rows={{ count, stroke: 'var(--field-row)' }} />
}

/** The light and the dark of a dye, for a facet with a core. */
export function dyed(dye: string, core: string) {
  return { light: `var(--${dye})`, dark: `var(--${dye}-dark)`, core: `var(--${core})` }
}

/** A speech bubble of 72 by 58 that says two stitches; its tail points down to the left. */
export function Bubble({ fill, says }: { fill: string; says: readonly [string, string] }) {
  return (
    <>
      <path
        fill={fill}
        d="M10 0h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H32L16 58V42h-6A10 10 0 0 1 0 32V10A10 10 0 0 1 10 0z"
      />
      {says.map((dye, place) => (
        <Facet
          key={dye}
          x={place * 26 + 23}
          y={21}
          size={10}
          light={`var(--${dye})`}
          dark={`var(--${dye}-dark)`}
        />
      ))}
    </>
  )
}
