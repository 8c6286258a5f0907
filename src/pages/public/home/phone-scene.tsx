import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Sun } from '#components/drawings/sun.tsx'
import { Thread } from '#components/drawings/thread.tsx'

const far = 'M-320 240C-220 262-90 262 0 227S110 203 160 203 280 222 350 220 470 212 514 190 700 150 860 220'
const near = 'M-320 280C-220 300-90 296 0 260S130 229 186 229 290 262 350 262 470 246 514 218 720 190 860 270'
const mustard =
  'M-320 300C-200 330-100 326 0 303S120 283 180 283 300 302 370 300 470 296 514 276 720 250 860 300'
const ground =
  'M-320 352C-160 362-80 360 0 356S120 349 186 349 320 360 386 360 470 356 514 350 720 344 860 352'
const foot = 'V400H-320z'

/** The hero up to 767 px, 360 by 270; what lies to the left and right shows on wider screens. */
export function PhoneScene() {
  return (
    <>
      <Sun transform="translate(300 89) scale(.38)" />
      {/* Hills, rows and blooms are those of the large hero, scaled to 0.7. */}
      <g transform="scale(.7)">
        <Hill edge={far} to={foot} fill="var(--hill-far)" />
        <Hill edge={near} to={foot} fill="var(--hill-near)" rows={{ count: 2, stroke: 'var(--hill-row)' }} />
        <Hill edge={mustard} to={foot} fill="var(--field)" rows={{ count: 3, stroke: 'var(--field-row)' }} />
        <path fill="var(--near-band)" d={ground + foot} />
      </g>
      <Thread width={2.2} d="M131 148Q137 114 151 76" />
      <Kite transform="translate(158 35) rotate(10) scale(.5)" colour="rani" />
      <Kite transform="translate(46 45) rotate(-12) scale(.31)" colour="marigold" />
      <Letter at={[34, 230, 0.113]} name="oora" gaze={[18, -20]} />
      <Letter at={[146, 232, 0.113]} name="aira" left="hip" right="down" jutti="indigo" gaze={[10, -4]} />
      <Letter at={[264, 230, 0.113]} name="eeri" mouth="open" gaze={[-10, 6]} />
      <g transform="translate(0 270) scale(.6)">
        <BloomBand from={-348} to={948} y={0} />
      </g>
    </>
  )
}
