import { haha } from './haha.ts'
import { type Arm, LetterFigure, type Posture, shoulder } from './letter-figure.tsx'

interface HelperPictureProps extends Posture {
  /** In pixels; the width follows from the posture. */
  height: number
}

/** ਹ alone, an ornament beside a title or on an empty page. */
export function HelperPicture({ height, left = 'down', right = 'wave', ...posture }: HelperPictureProps) {
  const box = boxOf(left, right)
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={Math.round((height * box.width) / box.height)}
      height={height}
      aria-hidden="true"
    >
      <LetterFigure letter={haha} left={left} right={right} {...posture} />
    </svg>
  )
}

/** How far each arm reaches, including its own width. */
const reach: Record<Arm, number> = { down: 78, hip: 106, wave: 176, up: 136 }

/** The box around the letter with its arms and shoes, in its own units. */
function boxOf(left: Arm, right: Arm) {
  const [start, end] = haha.ends
  const [x, y] = [start + shoulder - reach[left], -770]
  // The toe of the right shoe may reach farther than the hand; the sole is at 120.
  const edge = Math.max(end - shoulder + reach[right], haha.legs[1] + 120)
  return { x, y, width: edge - x, height: 122 - y }
}
