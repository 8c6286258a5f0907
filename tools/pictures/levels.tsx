import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Bricks, Camel } from '#components/drawings/friends.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Sun } from '#components/drawings/sun.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { Dhol, Mango } from './friends.tsx'
import { at, Bubble, Field, LevelCanvas } from './shared.tsx'

const green = 'M0 217C40 198 80 190 130 190S300 216 390 214 500 196 533 177'
const mustard = 'M0 268C80 250 180 245 250 246S380 268 440 267 510 260 533 249'
const ground = 'M0 305C60 300 130 299 190 299S360 312 450 310 510 307 533 304'
const foot = 'V334H0z'

/** ੳ meets the camel in the field. */
export function Level1() {
  return (
    <LevelCanvas ground="#ffe8ab">
      {at('translate(222 45) scale(.25)', <Sun />)}
      <g transform="scale(.6)">
        <Hill edge={green} to={foot} fill="var(--hill-near)" rows={{ count: 2, stroke: 'var(--hill-row)' }} />
        <Field edge={mustard} to={foot} />
        <path fill="var(--near-band)" d={ground + foot} />
      </g>
      {at('translate(201 75) scale(.68)', <Camel />)}
      {at('translate(62 164) scale(.137)', <Letter name="oora" gaze={[20, -2]} />)}
      {at('translate(0 200) scale(.6)', <BloomBand from={-20} to={540} y={0} />)}
    </LevelCanvas>
  )
}

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
        <Hill edge={meadow} to={foot} fill="#80bd60" rows={{ count: 3, stroke: 'var(--hill-row)' }} />
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
      {at('translate(270 148) scale(.44)', <Mango />)}
      {at('translate(34 176) scale(.14)', <Letter name="aira" jutti="indigo" gaze={[22, -18]} />)}
    </LevelCanvas>
  )
}

/** ੲ on top of its steps: sentences are built brick by brick. */
export function Level3() {
  return (
    <LevelCanvas ground="#fcdce8">
      {at('scale(.62)', <Field edge="M0 278Q258 268 517 278" to={foot} />)}
      {at('translate(55 106) scale(.86)', <Bricks rows={[3, 4, 5, 6]} />)}
      {at('translate(9 157.5) scale(.86)', <Bricks rows={[1]} />)}
      <Thread d="M268 82q-10 8-4 16t-4 15" width={2} dash="5 4" />
      {at('translate(278 50) rotate(18) scale(.36)', <Kite dye="marigold" />)}
      {at('translate(147 93) scale(.112)', <Letter name="eeri" mouth="open" jutti="indigo" gaze={[12, 4]} />)}
    </LevelCanvas>
  )
}

/** ਸ and ਹ talk, and a dhol waits between them. */
export function Level4() {
  return (
    <LevelCanvas ground="#1b1c5e">
      <Lattice />
      <path fill="url(#lattice)" d="M0 0h320v200H0z" />
      <g transform="scale(.62)">
        <Hill
          edge="M0 266Q258 240 517 266"
          to={foot}
          fill="var(--mustard-dark)"
          rows={{ count: 2, stroke: 'var(--hill-row)' }}
        />
      </g>
      {at('translate(116 14)', <Bubble fill="var(--white)" says={['mustard', 'rani']} />)}
      {at('translate(290 20) scale(-.9 .9)', <Bubble fill="#ffe3b8" says={['dye-madder', 'leaf']} />)}
      {at('translate(138 146) scale(.52)', <Dhol />)}
      <g transform="translate(35 178) scale(.135)">
        <Letter name="sassa" left="wave" right="hip" jutti="indigo" gaze={[16, -6]} />
      </g>
      {at('translate(204 177) scale(.135)', <Letter name="haha" left="hip" eyes="happy" jutti="indigo" />)}
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
