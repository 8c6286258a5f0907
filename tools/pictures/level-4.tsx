import { Dhol } from '#components/drawings/friends.tsx'
import { Hill } from '#components/drawings/field.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Bubble } from './bubble.tsx'
import { LevelCanvas } from './canvas.tsx'
import { Lattice } from './lattice.tsx'

/** ਸ and ਹ talk, and a dhol waits between them. */
export function Level4() {
  return (
    <LevelCanvas ground="#1b1c5e">
      <Lattice />
      <path fill="url(#lattice)" d="M0 0h320v200H0z" />
      <g transform="scale(.62)">
        <Hill
          edge="M0 266Q258 240 517 266"
          to="V334H0z"
          fill="var(--mustard-dark)"
          rows={{ count: 2, stroke: 'var(--hill-row)' }}
        />
      </g>
      <g transform="translate(116 14)">
        <Bubble fill="var(--white)" says={['mustard', 'rani']} />
      </g>
      <g transform="translate(290 20) scale(-.9 .9)">
        <Bubble fill="#ffe3b8" says={['dye-madder', 'leaf']} />
      </g>
      <g transform="translate(138 146) scale(.52)">
        <Dhol />
      </g>
      <g transform="translate(35 178) scale(.135)">
        <Letter name="sassa" left="wave" right="hip" jutti="indigo" gaze={[16, -6]} />
      </g>
      <g transform="translate(204 177) scale(.135)">
        <Letter name="haha" left="hip" eyes="happy" jutti="indigo" />
      </g>
    </LevelCanvas>
  )
}
