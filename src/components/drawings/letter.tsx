import { LetterFigure, type LetterShape, type Posture } from './letter-figure.tsx'
import { letters } from './letters.ts'

export interface LetterProps extends Posture {
  name: LetterShape['name']
}

/** One of the five letters, for a picture in which several play. */
export function Letter({ name, ...posture }: LetterProps) {
  return <LetterFigure letter={letters[name]} {...posture} />
}
