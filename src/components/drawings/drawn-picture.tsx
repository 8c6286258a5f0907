interface DrawnPictureProps {
  /** Its file in public/pictures, without the ending. */
  file: string
  width: number
  height: number
  className?: string | undefined
}

/** A drawing on the ground of a page, in the colours of the screen, loaded once it is near (decision 38). */
export function DrawnPicture({ file, ...shape }: DrawnPictureProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`/pictures/${file}-dark.svg`} />
      <img src={`/pictures/${file}.svg`} alt="" {...shape} loading="lazy" />
    </picture>
  )
}
