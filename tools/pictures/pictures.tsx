import { Camera, Clapperboard, Play } from 'lucide-react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { oora, paintiWord } from '#components/emblems/gurmukhi-outlines.ts'
import { AwakeOora, Mark } from '#components/emblems/mark.tsx'
import { HeroScene } from '#pages/public/home/hero-scene.tsx'
import { site } from '#content/site.ts'
import { type Colours, dark, light, withColours } from './colours.ts'
import { at, Canvas } from './shared.tsx'
import { ABasantMorning } from './a-basant-morning.tsx'
import { CountingToTwenty } from './counting-to-twenty.tsx'
import { CoursesField } from './courses-field.tsx'
import { FiveLettersFiveFriends } from './five-letters-five-friends.tsx'
import { helper } from './helper.tsx'
import { letters, speakingLetters } from './letter-cards.tsx'
import { SignInPanel, SignUpPanel } from './login-panel.tsx'
import { reasons } from './reasons.tsx'
import { WhenYouDoNotSpeakPunjabi } from './when-you-do-not-speak-punjabi.tsx'
import { Level1, Level2, Level3, Level4 } from './levels.tsx'

/** ੳ without a face, so that it stays clear at 16 px. */
function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect fill="var(--mustard)" width="32" height="32" rx="8" />
      <path fill="var(--indigo)" transform="translate(6.2 27.8) scale(.0287)" d={oora} />
    </svg>
  )
}

/** The icon of a home screen: ੳ with its eyes; the device rounds the corners. */
function TouchIcon() {
  return (
    <Canvas width={180} height={180} ground="var(--mustard)">
      {at('translate(42.5 147) scale(.1395)', <AwakeOora />)}
    </Canvas>
  )
}

const line = { size: 24, strokeWidth: 2.25, color: 'var(--on-nilak-soft)' }
/** The icons of the school's accounts, on the ground of the footer. */
const social = {
  camera: <Camera {...line} />,
  play: <Play {...line} />,
  clapperboard: <Clapperboard {...line} />,
}

/** What a message shows beside a link: the hero's morning and the school's name. */
function Share() {
  return (
    <Canvas width={1200} height={630} ground="var(--sky)">
      {/* 1440 by 720, and a little more sky. */}
      {at('translate(0 30) scale(.83334)', <HeroScene />)}
      {at('translate(72 96)', <Mark size={188} />)}
      <text fill="var(--ink)" fontFamily="Baloo" fontWeight="800" fontSize="132" x="280" y="208">
        {site.name}
      </text>
      <path fill="var(--madder)" transform="translate(286 286) scale(.072)" d={paintiWord} />
    </Canvas>
  )
}

/** A file per drawing: a picture that is taken from a file of several (`file.svg#name`) is whole in few browsers. */
function inFolder(folder: string, drawings: Readonly<Record<string, ReactElement>>) {
  return Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}`, drawing]))
}

/** The drawings of public/ that bring their own ground: the same on light and on dark screens. */
const withGround: Readonly<Record<string, ReactElement>> = {
  favicon: <Favicon />,
  'pictures/a-basant-morning': <ABasantMorning />,
  'pictures/counting-to-twenty': <CountingToTwenty />,
  'pictures/five-letters-five-friends': <FiveLettersFiveFriends />,
  'pictures/level-1': <Level1 />,
  'pictures/level-2': <Level2 />,
  'pictures/level-3': <Level3 />,
  'pictures/level-4': <Level4 />,
  'pictures/when-you-do-not-speak-punjabi': <WhenYouDoNotSpeakPunjabi />,
  ...inFolder('pictures/social', social),
}

/** Those on the ground of a page, each for light and for dark screens (decision 117). */
const onPage: Readonly<Record<string, ReactElement>> = {
  'courses-field': <CoursesField />,
  ...inFolder('helper', helper),
  ...inFolder('letters', letters),
  ...inFolder('letters/speaking', speakingLetters),
  ...inFolder('reasons', reasons),
  'sign-in': <SignInPanel />,
  'sign-up': <SignUpPanel />,
}

/** Those of public/ whose readers know no SVG. */
export const pngPictures = [
  { file: 'apple-touch-icon.png', width: 180, height: 180, picture: <TouchIcon /> },
  { file: 'share.png', width: 1200, height: 630, picture: <Share /> },
] as const

/** The text of each drawn file of public/. */
export const svgFiles: readonly (readonly [file: string, text: string])[] = [
  ...Object.entries(withGround).map(([name, picture]) => [`${name}.svg`, svgFile(picture)] as const),
  ...Object.entries(onPage).flatMap(([name, picture]) => [
    [`pictures/${name}.svg`, svgFile(picture)] as const,
    [`pictures/${name}-dark.svg`, svgFile(picture, dark)] as const,
  ]),
]

/** The text of a picture's SVG file: what only a page uses is left out, and the colours stand in place of their names. */
export function svgFile(picture: ReactElement, colours: Colours = light): string {
  return withColours(renderToStaticMarkup(picture), colours).replace(/ (data-eyes|class)="[^"]*"/g, '') + '\n'
}
