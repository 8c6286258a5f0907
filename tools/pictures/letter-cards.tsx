import type { ReactElement } from 'react'
import { Bricks, Camel } from '#components/drawings/friends.tsx'
import { Letter, type LetterProps } from '#components/drawings/letter.tsx'
import { Apple, Elephant, Mango } from './friends.tsx'
import { at, Canvas } from './shared.tsx'

type Card = readonly [posture: LetterProps, friend: ReactElement]

const cards: readonly Card[] = [
  [{ name: 'oora', right: 'down' }, at('translate(89 41) scale(.46)', <Camel />)],
  [{ name: 'aira', right: 'up', gaze: [10, 6] }, at('translate(114 44) scale(.66)', <Mango />)],
  [
    { name: 'eeri', right: 'down', mouth: 'open', gaze: [10, 4] },
    at('translate(84 67) scale(.72)', <Bricks rows={[1, 2]} />),
  ],
  [{ name: 'sassa', right: 'up', eyes: 'happy' }, at('translate(100 44) scale(.72)', <Apple />)],
  [{ name: 'haha', right: 'down' }, at('translate(82 51) scale(.5)', <Elephant />)],
]

/** The cards of the start page, each letter with its friend. */
export const letters = Object.fromEntries(cards.map((card) => [card[0].name, draw(card)]))

/** The same as they are while a voice speaks. */
export const speakingLetters = Object.fromEntries(
  cards.map((card) => [card[0].name, draw(card, { mouth: 'open' })]),
)

function draw([posture, friend]: Card, change?: Partial<LetterProps>) {
  return (
    <Canvas width={164} height={100}>
      {at('translate(14 84) scale(.096)', <Letter jutti="mustard" {...posture} {...change} />)}
      {friend}
    </Canvas>
  )
}
