import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Camel } from '#components/drawings/friends.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { at, Field, PostCanvas } from './shared.tsx'

const far = 'M0 216C60 186 130 176 200 176S380 200 440 198 580 182 640 152'
const near = 'M0 246C80 214 150 212 220 214S360 236 440 232 570 216 640 192'
const mustard = 'M0 288C90 266 170 266 240 268S380 290 440 288 570 272 640 254'
const ground = 'M0 328C90 320 190 322 260 324S400 336 460 332 580 326 640 322'
const foot = 'V360H0z'

/** ੳ holds the reel of three kites. */
export function ABasantMorning() {
  return (
    <PostCanvas ground="var(--sky)">
      <Hill edge={far} to={foot} fill="var(--hill-far)" />
      <Hill edge={near} to={foot} fill="var(--hill-near)" rows={{ count: 2, stroke: 'var(--hill-row)' }} />
      {at('translate(362 190)', <Camel />)}
      <Field edge={mustard} to={foot} />
      <path fill="var(--near-band)" d={ground + foot} />
      <Thread d="M233 152Q272 150 306 122M233 155Q350 168 442 109M233 158Q400 196 551 164" />
      {at('translate(325 64) rotate(16) scale(.76)', <Kite dye="rani" isSatin />)}
      {at('translate(452 52) rotate(10) scale(.7)', <Kite dye="indigo" isSatin />)}
      {at('translate(572 108) rotate(20) scale(.74)', <Kite dye="marigold" isSatin />)}
      <g transform="translate(230 154) rotate(12)">
        <path fill="var(--dye-madder)" d="M-8-9H8V9H-8z" />
        <path fill="#8a5a2b" d="M-13-15h26v7h-26zM-13 8h26v7h-26zM-3-23h6v8h-6zM-3 15h6v10h-6z" />
      </g>
      {at('translate(74 312) scale(.192)', <Letter name="oora" right="up" gaze={[22, -16]} />)}
      <BloomBand from={-20} to={640} y={360} />
    </PostCanvas>
  )
}
