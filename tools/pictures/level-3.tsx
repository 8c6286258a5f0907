import { Hill } from '#components/drawings/field.tsx'
import { Bricks } from '#components/drawings/friends.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { LevelCanvas } from './canvas.tsx'
import { Thread } from '#components/drawings/thread.tsx'

/** ੲ on top of its steps: sentences are built brick by brick. */
export function Level3() {
  return (
    <LevelCanvas ground="#fcdce8">
      <g transform="scale(.62)">
        <Hill
          edge="M0 278Q258 268 517 278"
          to="V334H0z"
          fill="var(--field)"
          rows={{ count: 2, stroke: 'var(--field-row)' }}
        />
      </g>
      <g transform="translate(55 106) scale(.86)">
        <Bricks rows={[3, 4, 5, 6]} />
      </g>
      <g transform="translate(9 157.5) scale(.86)">
        <Bricks rows={[1]} />
      </g>
      <Thread d="M268 82q-10 8-4 16t-4 15" width={2} dash="5 4" />
      <g transform="translate(278 50) rotate(18) scale(.36)">
        <Kite dye="marigold" />
      </g>
      <g transform="translate(147 93) scale(.112)">
        <Letter name="eeri" mouth="open" jutti="indigo" gaze={[12, 4]} />
      </g>
    </LevelCanvas>
  )
}
