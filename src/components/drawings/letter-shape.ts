export type Point = readonly [x: number, y: number]

/** What LOOK section 6 says of a letter, in units of 1000 to the em. */
export interface LetterShape {
  name: 'oora' | 'aira' | 'eeri' | 'sassa' | 'haha'
  outline: string
  dye: 'indigo' | 'madder' | 'leaf' | 'rani' | 'marigold'
  eyes: readonly [Point, Point]
  eye: number
  mouth: Point
  legs: readonly [number, number]
  /** Of its head-line. */
  ends: readonly [number, number]
}

/** From an end of the head-line, to the right; LOOK section 6, Arms. */
export const arms = {
  down: 'q70 150 40 210',
  hip: 'q120 70 40 150',
  wave: 'q120-20 150-170',
  up: 'q90-30 110-190',
}
/** The middle of the head-line, where arms begin. */
export const headLine = -540
/** How far inside its end the head-line bears the arm. */
export const shoulder = 20

export type Arm = keyof typeof arms
