import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Camel } from '#components/drawings/friends.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Sun } from '#components/drawings/sun.tsx'
import { LevelCanvas } from './canvas.tsx'

const green = 'M0 217C40 198 80 190 130 190S300 216 390 214 500 196 533 177'
const mustard = 'M0 268C80 250 180 245 250 246S380 268 440 267 510 260 533 249'
const ground = 'M0 305C60 300 130 299 190 299S360 312 450 310 510 307 533 304'
const foot = 'V334H0z'

/** ੳ meets the camel in the field. */
export function Level1() {
  return (
    <LevelCanvas ground="#ffe8ab">
      <g transform="translate(222 45) scale(.25)">
        <Sun />
      </g>
      <g transform="scale(.6)">
        <Hill edge={green} to={foot} fill="var(--hill-near)" rows={{ count: 2, stroke: 'var(--hill-row)' }} />
        <Hill edge={mustard} to={foot} fill="var(--field)" rows={{ count: 2, stroke: 'var(--field-row)' }} />
        <path fill="var(--near-band)" d={ground + foot} />
      </g>
      <g transform="translate(201 75) scale(.68)">
        <Camel />
      </g>
      <g transform="translate(62 164) scale(.137)">
        <Letter name="oora" gaze={[20, -2]} />
      </g>
      <g transform="translate(0 200) scale(.6)">
        <BloomBand from={-20} to={540} y={0} />
      </g>
    </LevelCanvas>
  )
}
