import { DrawnPicture } from './drawn-picture.tsx'

interface HelperPictureProps {
  mood: 'smiling' | 'talking' | 'happy' | 'laughing'
  /** In pixels; the drawing is 850 by 890. */
  height: number
}

/** ਹ alone, an ornament beside a title or on an empty page. */
export function HelperPicture({ mood, height }: HelperPictureProps) {
  return <DrawnPicture file={`helper/${mood}`} width={Math.round((height * 85) / 89)} height={height} />
}
