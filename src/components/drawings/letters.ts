import { oora } from '../gurmukhi-outlines'
import { aira, eeri, haha, sassa } from './letter-outlines'

export type Point = readonly [x: number, y: number]

/** What LOOK section 6 says of each letter, in units of 1000 to the em; `ends` are those of its head-line ends. */
export const letters = {
  oora: {
    outline: oora,
    dye: 'indigo',
    eyes: [
      [278, -655],
      [432, -655],
    ],
    eye: 84,
    mouth: [355, -537],
    legs: [265, 470],
    ends: [-45, 727],
  },
  aira: {
    outline: aira,
    dye: 'madder',
    eyes: [
      [372, -560],
      [520, -578],
    ],
    eye: 82,
    mouth: [470, -425],
    legs: [400, 755],
    ends: [-26, 867],
  },
  eeri: {
    outline: eeri,
    dye: 'leaf',
    eyes: [
      [222, -612],
      [378, -612],
    ],
    eye: 92,
    mouth: [300, -522],
    legs: [235, 440],
    ends: [-26, 623],
  },
  sassa: {
    outline: sassa,
    dye: 'rani',
    eyes: [
      [236, -612],
      [392, -612],
    ],
    eye: 92,
    mouth: [314, -522],
    legs: [130, 560],
    ends: [-26, 657],
  },
  haha: {
    outline: haha,
    dye: 'marigold',
    eyes: [
      [214, -612],
      [370, -612],
    ],
    eye: 92,
    mouth: [292, -522],
    legs: [200, 400],
    ends: [-26, 610],
  },
} as const

/** From an end of the head-line, to the right; LOOK section 6, Arms. */
export const arms = {
  down: 'q70 150 40 210',
  hip: 'q120 70 40 150',
  wave: 'q120-20 150-170',
  up: 'q90-30 110-190',
}
/** How far each arm reaches, its own width included. */
const reach: Record<Arm, number> = { down: 78, hip: 106, wave: 176, up: 136 }
/** The middle of the head-line, where arms begin. */
export const headLine = -540
/** How far inside its end the head-line bears the arm. */
export const shoulder = 20

export type LetterName = keyof typeof letters
export type Arm = keyof typeof arms

/** The box around a letter with its arms and its jutti, in its units. ੳ has the highest head; else a raised hand is. */
export function boxOf(name: LetterName, left: Arm, right: Arm) {
  const [start, end] = letters[name].ends
  const [x, y] = [start + shoulder - reach[left], name === 'oora' ? -850 : -770]
  // The toe of the last jutti may be farther right than the hand, and the sole is at 120.
  const edge = Math.max(end - shoulder + reach[right], letters[name].legs[1] + 120)
  return { x, y, width: edge - x, height: 122 - y }
}
