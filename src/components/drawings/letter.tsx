import { LetterFigure, type Posture } from './letter-figure'
import type { LetterShape } from './letter-shape'
import { letters } from './letters'

export interface LetterProps extends Posture {
  name: LetterShape['name']
}

/** One of the five letters, for a picture in which several play. */
export function Letter({ name, ...posture }: LetterProps) {
  return <LetterFigure letter={letters[name]} {...posture} />
}
