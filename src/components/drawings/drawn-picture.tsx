interface DrawnPictureProps {
  /** Its file in public/pictures, without the ending. */
  file: string
  /** Of a sheet of drawings, the one that is shown. */
  part?: string | undefined
  width: number
  height: number
  className?: string | undefined
}

/** A drawing on the ground of a page, in the colours of the screen, loaded once it is near (decisions 38 and 117). */
export function DrawnPicture({ file, part, ...shape }: DrawnPictureProps) {
  const fragment = part === undefined ? '' : `#${part}`
  return (
    <picture>
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={`/pictures/${file}-dark.svg${fragment}`}
      />
      <img src={`/pictures/${file}.svg${fragment}`} alt="" {...shape} loading="lazy" />
    </picture>
  )
}
