import type { ReactNode } from 'react'

/** The sheet of a picture, filled to its square corners with the ground's colour. */
export function Canvas({
  width,
  height,
  ground,
  children,
}: {
  width: number
  height: number
  ground: string
  children: ReactNode
}) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
      {children}
    </svg>
  )
}

/** A picture of a level; the badge lies on its upper left 110 by 50 (LOOK section 6, Level pictures). */
export function LevelCanvas({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Canvas width={320} height={200} ground={ground}>
      {children}
    </Canvas>
  )
}

/** The picture of a post. */
export function PostCanvas({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Canvas width={640} height={360} ground={ground}>
      {children}
    </Canvas>
  )
}
