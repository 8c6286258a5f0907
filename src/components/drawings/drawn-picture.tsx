interface DrawnPictureProps {
  /** Its file in public/pictures, without the extension. */
  file: string
  width: number
  height: number
  className?: string | undefined
}

/** A drawing on the page's background, in screen colours, loaded once it is near the viewport (decision 38). */
export function DrawnPicture({ file, ...shape }: DrawnPictureProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`/pictures/${file}-dark.svg`} />
      <img src={`/pictures/${file}.svg`} alt="" {...shape} loading="lazy" />
    </picture>
  )
}

interface HelperPictureProps {
  mood: 'smiling' | 'talking' | 'happy' | 'laughing'
  /** In pixels; the drawing is 850 by 890. */
  height: number
}

/** ਹ alone, an ornament beside a title or on an empty page. */
export function HelperPicture({ mood, height }: HelperPictureProps) {
  return <DrawnPicture file={`helper/${mood}`} width={Math.round((height * 85) / 89)} height={height} />
}
