import { Hill } from '#components/drawings/field.tsx'
import { Mango } from '#components/drawings/friends.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { LevelCanvas } from './canvas.tsx'

const meadow = 'M0 258C130 232 300 232 533 250'
const mangoes = [
  [158, 58],
  [195, 43],
  [228, 30],
  [211, 80],
  [251, 64],
] as const

/** ਅ reaches up to the first mango of the tree. */
export function Level2() {
  return (
    <LevelCanvas ground="#dff1d3">
      <g transform="scale(.62)">
        <Hill edge={meadow} to="V334H0z" fill="#80bd60" rows={{ count: 3, stroke: 'var(--hill-row)' }} />
      </g>
      <circle fill="var(--leaf-dark)" cx="252" cy="76" r="42" />
      <path fill="#8a5a2b" d="M206 90h22q-4 44 6 84h-32q9-40 4-84z" />
      <g fill="var(--leaf)">
        <circle cx="174" cy="75" r="39" />
        <circle cx="214" cy="53" r="47" />
      </g>
      {mangoes.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.36)`}>
          <Mango />
        </g>
      ))}
      <g transform="translate(270 148) scale(.44)">
        <Mango />
      </g>
      <g transform="translate(34 176) scale(.14)">
        <Letter name="aira" jutti="indigo" gaze={[22, -18]} />
      </g>
    </LevelCanvas>
  )
}
