import type { ReactNode } from 'react'
import { Apple, Bricks, Camel, Elephant, Mango } from '#components/drawings/friends.tsx'
import { AfterHydration } from '#components/hydration.tsx'
import { Letter, type LetterProps } from '#components/drawings/letter.tsx'
import { words } from '#words/home.ts'
import styles from './letter-cards.module.css'

interface Card {
  letter: LetterProps
  friend: ReactNode
  /** The friend's left edge, upper edge and scale. */
  at: readonly [x: number, y: number, scale: number]
  tint: 'indigo' | 'rani' | 'leaf' | 'marigold'
}

/** In the order of `words.letters`. */
const cards: readonly Card[] = [
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

export function LetterCards() {
  return (
    <ul className={styles.cards}>
      {words.letters.map(({ word, meaning }, index) => (
        <LetterCard key={word} word={word} meaning={meaning} card={cards[index]} />
      ))}
    </ul>
  )
}

function LetterCard({ word, meaning, card }: { word: string; meaning: string; card: Card | undefined }) {
  return (
    <li className={styles[card?.tint ?? 'indigo']}>
      {card !== undefined && (
        <svg viewBox="0 0 164 100" aria-hidden="true">
          <AfterHydration>
            <g transform="translate(14 84) scale(.096)">
              <Letter jutti="mustard" {...card.letter} />
            </g>
            <g transform={`translate(${card.at[0]} ${card.at[1]}) scale(${card.at[2]})`}>{card.friend}</g>
          </AfterHydration>
        </svg>
      )}
      <p className={styles.word} lang="pa">
        {word}
      </p>
      <p className={styles.meaning}>{meaning}</p>
    </li>
  )
}
