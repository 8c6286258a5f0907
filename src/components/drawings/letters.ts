import { oora } from '../emblems/gurmukhi-outlines.ts'

export type Point = readonly [x: number, y: number]

/** A letter and where its face and limbs sit, in units of 1000 to the em, baseline 0. */
interface LetterShape {
  outline: string
  colour: 'indigo' | 'madder' | 'leaf' | 'rani' | 'marigold'
  /** The middle of the first and of the second. */
  eyes: readonly [x1: number, y1: number, x2: number, y2: number]
  eye: number
  mouth: Point
  legs: readonly [number, number]
  /** The ends of the head-line. */
  ends: readonly [number, number]
}

// The outlines are those of Baloo Paaji 2 at weight 800: 1000 units to the em, baseline 0, y grows downward.

/** ਅ: box -34 to 875 across, -599 to 9 down. */
export const aira = [
  'M706 9q-42 0-66-15-24-14-24-61v-469q0-32 15-48 15-15 48-15h152',
  'q25 0 35 15 9 16 9 44 0 13-3 31-3 18-7 27h-87v482q-10 2-30 6-21 3-42 3zm-586-157',
  'q-46 0-70-26-25-25-29-59 26-24 43-51 17-26 26-54 8-29 8-59 0-29-4-51-5-21-14-34h-69',
  'q-25 0-35-16-10-15-10-45 0-11 4-29 3-18 7-27h210',
  'q19 19 41 67 21 48 27 125 0 0 1 11 0 10 0 24 1 15 2 26 0 10 0 10-2 84-39 136-37 52-99 52zm260 93',
  'q-43 0-70-25-26-25-28-65 39-34 59-79 20-46 20-86 0-19-3-36-2-17-7-30-23 10-47 27-24 17-46 39',
  '-22 21-39 47l-69-108q26-45 64-78 39-33 82-56 42-23 82-37 39-14 66-21 36 40 58 102 21 62 24 124',
  'l-1 125q-10 73-45 115-36 42-100 42zm113-282h157l3 125h-162z',
].join('')

/** ੲ: box -34 to 631 across, -599 to 19 down. */
const eeri = [
  'M11-482q-25 0-35-16-10-15-10-45 0-11 4-29 3-18 7-27h610q25 0 35 15 9 16 9 44 0 13-3 31-3 18-7 27z',
  'm322 501q-90 0-157-27-66-27-104-70-39-44-47-91 9-48 43-94 35-46 85-68 0 0 17-9 16-9 32-15 25-8 56-14',
  ' 31-6 61-6h59v-122l162-6v188q0 37-15 51-15 14-52 14h-154q-38 0-65 12-28 13-43 30-15 17-19 32',
  ' 6 18 28 33 23 15 56 23 34 9 70 9 59 0 100-15 42-14 67-32 18 7 34 24 16 17 16 43 0 23-11 41',
  '-11 18-33 31-30 16-76 27-46 11-110 11zm-190-335q-20-14-41-40-22-25-36-63-14-38-14-87h167',
  'q0 40 15 78 15 37 43 59z',
].join('')

/** ਸ: box -34 to 665 across, -599 to 9 down. */
const sassa = [
  'M126-62q-44 0-76-28-31-27-36-63 26-18 45-47 19-30 29-69 10-39 10-83 0-29-4-70-5-41-18-70l170-3',
  'q7 28 12 61 4 32 6 60 3 29 2 46-1 27-2 54-2 26-4 52-12 79-44 120-32 40-90 40zm103-275h186v125h-186z',
  'm-218-145q-25 0-35-16-10-15-10-45 0-11 4-29 3-18 7-27h644q25 0 35 15 9 16 9 44 0 13-3 31-4 18-7 27z',
  'm395-10h162v492q-10 2-30 6-21 3-42 3-42 0-66-15-24-14-24-61z',
].join('')

/** ਹ: box -34 to 618 across, -599 to 19 down. */
const haha = [
  'M302 19q-78 0-140-30-63-30-100-84-36-54-36-126 0-79 46-125 45-46 112-53 7-1 13-1 6 0 12 0 41 0 66 16',
  ' 25 16 25 51 0 22-6 37-5 14-10 24h-27',
  'q-26 0-45 12-18 11-18 49 0 30 15 52 15 22 40 35 25 12 54 12 36 0 51-16 16-15 16-39v-325h162v327',
  'q0 85-57 135-57 49-173 49zm-291-501q-25 0-35-16-10-15-10-45 0-11 4-29 3-18 7-27h597',
  'q24 0 34 15 10 16 10 44 0 13-4 31-3 18-7 27z',
].join('')

export type LetterName = 'oora' | 'aira' | 'eeri' | 'sassa' | 'haha'

export const letters: Record<LetterName, LetterShape> = {
  oora: {
    outline: oora,
    colour: 'indigo',
    eyes: [278, -655, 432, -655],
    eye: 84,
    mouth: [355, -537],
    legs: [265, 470],
    ends: [-45, 727],
  },
  aira: {
    outline: aira,
    colour: 'madder',
    eyes: [372, -560, 520, -578],
    eye: 82,
    mouth: [470, -425],
    legs: [400, 755],
    ends: [-26, 867],
  },
  eeri: {
    outline: eeri,
    colour: 'leaf',
    eyes: [222, -612, 378, -612],
    eye: 92,
    mouth: [300, -522],
    legs: [235, 440],
    ends: [-26, 623],
  },
  sassa: {
    outline: sassa,
    colour: 'rani',
    eyes: [236, -612, 392, -612],
    eye: 92,
    mouth: [314, -522],
    legs: [130, 560],
    ends: [-26, 657],
  },
  haha: {
    outline: haha,
    colour: 'marigold',
    eyes: [214, -612, 370, -612],
    eye: 92,
    mouth: [292, -522],
    legs: [200, 400],
    ends: [-26, 610],
  },
}
