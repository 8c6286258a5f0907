import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Bricks, Camel } from '#components/drawings/friends.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { Facet } from './facet.tsx'
import { Apple, Elephant, Mango } from './friends.tsx'
import { dyed, Field, PostCanvas } from './shared.tsx'

/** Each letter under the card of its friend. */
const pairs = [
  { letter: <Letter name="oora" gaze={[10, -18]} />, at: 25, friend: <Camel />, size: [152, 122, 0.6] },
  {
    letter: <Letter name="aira" right="down" jutti="indigo" gaze={[8, -18]} />,
    at: 14,
    friend: <Mango />,
    size: [64, 76, 0.9],
  },
  {
    letter: <Letter name="eeri" left="hip" right="hip" mouth="open" gaze={[0, -14]} />,
    at: 30,
    friend: <Bricks rows={[1, 2]} />,
    size: [95, 39, 0.95],
  },
  {
    letter: <Letter name="sassa" right="up" jutti="indigo" gaze={[-4, -16]} />,
    at: 27,
    friend: <Apple />,
    size: [70, 70, 0.95],
  },
  {
    letter: <Letter name="haha" left="hip" eyes="happy" mouth="open" />,
    at: 30,
    friend: <Elephant />,
    size: [168, 86, 0.55],
  },
] as const

/** The five friends hang on the thread over the mustard field. */
export function FiveLettersFiveFriends() {
  return (
    <PostCanvas ground="var(--sky)">
      <Hill edge="M0 236C120 200 250 214 340 226S540 226 640 190" to="V360H0z" fill="var(--hill-far)" />
      <Field edge="M0 272C120 250 240 254 340 264S560 264 640 240" to="V360H0z" rows={3} />
      <path fill="var(--near-band)" d="M0 326Q320 314 640 326V360H0z" />
      <Thread d="M0 40Q320 84 640 40" width={4} />
      {pairs.map(({ friend, size: [width, height, scale] }, place) => (
        <g
          key={place}
          transform={`translate(${128 * place + 64} ${62 - 4 * (place - 2) ** 2}) rotate(${4 - 2 * place})`}
        >
          <rect fill="var(--white)" x="-55" y="4" width="110" height="104" rx="14" />
          <g
            transform={`translate(${(-width * scale) / 2} ${Math.round(60 - (height * scale) / 2)}) scale(${scale})`}
          >
            {friend}
          </g>
          <Facet x={0} y={2} size={11} {...dyed('indigo', 'mustard')} />
        </g>
      ))}
      {pairs.map(({ letter, at }, place) => (
        <g key={place} transform={`translate(${128 * place + at} 310) scale(.116)`}>
          {letter}
        </g>
      ))}
      <BloomBand from={-20} to={640} y={360} />
    </PostCanvas>
  )
}
