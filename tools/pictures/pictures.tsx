import type { ReactElement } from 'react'
import { ABasantMorning } from './a-basant-morning.tsx'
import { CountingToTwenty } from './counting-to-twenty.tsx'
import { FiveLettersFiveFriends } from './five-letters-five-friends.tsx'
import { Favicon, TouchIcon } from './icons.tsx'
import { Level1, Level2, Level3, Level4 } from './levels.tsx'
import { Share } from './share.tsx'
import { WhenYouDoNotSpeakPunjabi } from './when-you-do-not-speak-punjabi.tsx'

/** The drawn files of public/. */
export const svgPictures: Readonly<Record<string, ReactElement>> = {
  'favicon.svg': <Favicon />,
  'pictures/a-basant-morning.svg': <ABasantMorning />,
  'pictures/counting-to-twenty.svg': <CountingToTwenty />,
  'pictures/five-letters-five-friends.svg': <FiveLettersFiveFriends />,
  'pictures/level-1.svg': <Level1 />,
  'pictures/level-2.svg': <Level2 />,
  'pictures/level-3.svg': <Level3 />,
  'pictures/level-4.svg': <Level4 />,
  'pictures/when-you-do-not-speak-punjabi.svg': <WhenYouDoNotSpeakPunjabi />,
}

/** Those of public/ whose readers know no SVG. */
export const pngPictures = [
  { file: 'apple-touch-icon.png', width: 180, height: 180, picture: <TouchIcon /> },
  { file: 'share.png', width: 1200, height: 630, picture: <Share /> },
] as const
