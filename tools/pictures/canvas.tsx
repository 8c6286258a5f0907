import type { ReactNode } from 'react'

interface Props {
  ground: string
  children: ReactNode
}

/** The sheet of a picture, filled to its square corners with the ground's colour. */
export function Canvas({ width, height, ground, children }: Props & { width: number; height: number }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
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
