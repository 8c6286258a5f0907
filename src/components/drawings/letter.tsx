import { LetterFigure, type LetterShape, type Posture } from './letter-figure.tsx'
import { letters } from './letters.ts'

export interface LetterProps extends Posture {
  name: LetterShape['name']
}

/** For a picture with several letters; for ਹ alone `HelperPicture` is smaller. */
export function Letter({ name, ...posture }: LetterProps) {
  return <LetterFigure letter={letters[name]} {...posture} />
}
