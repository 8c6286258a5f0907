import { Letter, letterWidths, type LetterProps } from './letter'

/** Units above the baseline that a letter's head or raised hand needs; ੳ has the highest head. */
const heights = { oora: 850, aira: 770, eeri: 770, sassa: 770, haha: 770 }
/** Units from the baseline to the sole. */
const sole = 122

interface LetterPictureProps extends LetterProps {
  /** In pixels; the width follows. */
  height: number
}

/** A letter that stands alone: beside a title, on an empty page. An ornament, so it is hidden from screen readers. */
export function LetterPicture({ height, ...letter }: LetterPictureProps) {
  const [left, right] = letterWidths(letter.name)
  const above = heights[letter.name]
  const units = { width: right - left, height: above + sole }
  return (
    <svg
      viewBox={`${left} ${-above} ${units.width} ${units.height}`}
      width={Math.round((height * units.width) / units.height)}
      height={height}
      aria-hidden="true"
    >
      <Letter {...letter} />
    </svg>
  )
}
