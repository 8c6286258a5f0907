import { Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Apple, Bricks, Camel, Elephant, Mango } from '#components/drawings/friends.tsx'
import { AfterHydration } from '#components/hydration.tsx'
import { Letter, type LetterProps } from '#components/drawings/letter.tsx'
import { words } from '#words/home.ts'
import styles from './letter-cards.module.css'
import { usePunjabiSpeech } from './use-punjabi-speech.ts'

interface Picture {
  letter: LetterProps
  friend: ReactNode
  /** The friend's left edge, upper edge and scale. */
  at: readonly [x: number, y: number, scale: number]
  tint: 'indigo' | 'rani' | 'leaf' | 'marigold'
}

/** In the order of `words.letters`. */
const pictures: readonly Picture[] = [
  { letter: { name: 'oora', right: 'down' }, friend: <Camel />, at: [89, 41, 0.46], tint: 'indigo' },
  {
    letter: { name: 'aira', right: 'up', gaze: [10, 6] },
    friend: <Mango />,
    at: [114, 44, 0.66],
    tint: 'rani',
  },
  {
    letter: { name: 'eeri', right: 'down', mouth: 'open', gaze: [10, 4] },
    friend: <Bricks rows={[1, 2]} />,
    at: [84, 67, 0.72],
    tint: 'leaf',
  },
  {
    letter: { name: 'sassa', right: 'up', eyes: 'happy' },
    friend: <Apple />,
    at: [100, 44, 0.72],
    tint: 'rani',
  },
  { letter: { name: 'haha', right: 'down' }, friend: <Elephant />, at: [82, 51, 0.5], tint: 'marigold' },
]

/** Each letter with a word that begins with it. Where the device has a Punjabi voice, a press speaks the two. */
export function LetterCards() {
  const { canSpeak, spoken, speak } = usePunjabiSpeech()
  return (
    <ul className={styles.cards}>
      {pictures.map((picture, index) => {
        const letter = words.letters[index]
        return (
          letter !== undefined && (
            <LetterCard
              key={letter.name}
              {...letter}
              picture={picture}
              isSpoken={spoken?.[0] === letter.name}
              onPress={canSpeak ? () => speak([letter.name, letter.word]) : undefined}
            />
          )
        )
      })}
    </ul>
  )
}

type LetterCardProps = (typeof words.letters)[number] & {
  picture: Picture
  isSpoken: boolean
  onPress: (() => void) | undefined
}

function LetterCard({ picture, isSpoken, onPress, ...letter }: LetterCardProps) {
  const { at, friend, tint } = picture
  return (
    <li className={styles[tint]}>
      <svg viewBox="0 0 164 100" aria-hidden="true">
        <AfterHydration>
          <g transform="translate(14 84) scale(.096)">
            <Letter jutti="mustard" {...picture.letter} {...(isSpoken && { mouth: 'open' })} />
          </g>
          <g transform={`translate(${at[0]} ${at[1]}) scale(${at[2]})`}>{friend}</g>
        </AfterHydration>
      </svg>
      <div className={styles.captions}>
        <p>
          <span lang="pa">{letter.name}</span>
          <span lang="pa-Latn">{letter.nameReading}</span>
        </p>
        <p>
          <span lang="pa">{letter.word}</span>
          <span lang="pa-Latn">{letter.wordReading}</span>
          <span>{letter.meaning}</span>
        </p>
      </div>
      {onPress !== undefined && (
        <button
          type="button"
          aria-label={words.hear(letter.nameReading, letter.wordReading)}
          data-spoken={isSpoken || undefined}
          onClick={onPress}
        >
          <Volume2 aria-hidden="true" size={22} strokeWidth={2.25} />
        </button>
      )}
    </li>
  )
}
