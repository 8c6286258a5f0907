import { Letter, type LetterProps } from './letter'
import { boxOf } from './letters'

interface LetterPictureProps extends LetterProps {
  /** In pixels; the width follows. */
  height: number
}

/** A letter that stands alone: beside a title, on an empty page. An ornament, so it is hidden from screen readers. */
export function LetterPicture({ height, left = 'down', right = 'wave', ...letter }: LetterPictureProps) {
  const box = boxOf(letter.name, left, right)
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={Math.round((height * box.width) / box.height)}
      height={height}
      aria-hidden="true"
    >
      <Letter left={left} right={right} {...letter} />
    </svg>
  )
}
