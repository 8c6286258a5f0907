import { oora } from '../emblems/gurmukhi-outlines.ts'
import { haha } from './haha.ts'
import { aira, eeri, sassa } from './letter-outlines.ts'
import type { LetterShape } from './letter-shape.ts'

/** The five letters. */
export const letters: Record<LetterShape['name'], LetterShape> = {
  oora: {
    name: 'oora',
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
    name: 'aira',
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
    name: 'eeri',
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
    name: 'sassa',
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
  haha,
}
