import { Dhol } from '#components/drawings/friends.tsx'
import { Hill } from '#components/drawings/field.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Bubble } from './bubble.tsx'
import { LevelCanvas } from './canvas.tsx'

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

/** The pattern of an indigo cloth, 48 by 48, dimmed behind those who stand before it. */
function Lattice() {
  return (
    <pattern id="lattice" width="48" height="48" patternUnits="userSpaceOnUse">
      <path fill="#2f3191" d="M24 4l20 20-20 20L4 24z" />
      <path fill="#272a80" d="M24 4l20 20H24zm0 40L4 24h20z" />
      <path
        fill="#a9873f"
        d="M24 17l7 7-7 7-7-7zM24-3l3 3-3 3-3-3zm0 48l3 3-3 3-3-3zM0 21l3 3-3 3zm48 0v6l-3-3z"
      />
      <path fill="#8a2f7c" d="M0 8V0h8zm48 0V0h-8zM0 40v8h8zm48 0v8h-8z" />
    </pattern>
  )
}
