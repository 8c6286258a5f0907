import type { LetterShape } from './letter-figure.tsx'

/** From Baloo Paaji 2 as in letters.ts: box -34 to 618 across, -599 to 19 down. */
const outline = [
  'M302 19q-78 0-140-30-63-30-100-84-36-54-36-126 0-79 46-125 45-46 112-53 7-1 13-1 6 0 12 0 41 0 66 16',
  ' 25 16 25 51 0 22-6 37-5 14-10 24h-27',
  'q-26 0-45 12-18 11-18 49 0 30 15 52 15 22 40 35 25 12 54 12 36 0 51-16 16-15 16-39v-325h162v327',
  'q0 85-57 135-57 49-173 49zm-291-501q-25 0-35-16-10-15-10-45 0-11 4-29 3-18 7-27h597',
  'q24 0 34 15 10 16 10 44 0 13-4 31-3 18-7 27z',
].join('')

/** ਹ stands alone on many pages: in a file of its own, so that they do not download the other letters. */
export const haha: LetterShape = {
  name: 'haha',
  outline,
  dye: 'marigold',
  eyes: [
    [214, -612],
    [370, -612],
  ],
  eye: 92,
  mouth: [292, -522],
  legs: [200, 400],
  ends: [-26, 610],
}
