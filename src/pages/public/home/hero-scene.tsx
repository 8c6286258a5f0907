import { Camel } from '#components/drawings/friends.tsx'
import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Sun } from '#components/drawings/sun.tsx'
import { Thread } from '#components/drawings/thread.tsx'

const far = 'M-900 560C-500 470 200 460 400 505S700 530 900 460 1300 395 1440 430 2000 560 2400 440'
const near =
  'M-900 520C-600 640-200 560 0 540S450 500 700 535 1050 500 1150 460 1400 440 1560 520 2000 620 2400 500'
const mustard = 'M-900 690C-600 600-300 690 0 628S450 575 720 600 1200 640 1440 566 2000 560 2400 660'
const foot = 'V740H-900z'
const ground = 'M-900 690C-500 660-300 720 0 685S500 660 800 685 1200 690 1440 662 2000 690 2400 670'

/** The hero from 768 px on, 1440 by 720. */
export function HeroScene() {
  return (
    <>
      <Sun transform="translate(1150 392)" />
      <Hill edge={far} to={foot} fill="var(--hill-far)" />
      <Hill edge={near} to={foot} fill="var(--hill-near)" rows={{ count: 4, stroke: 'var(--hill-row)' }} />
      <g transform="translate(160 447) scale(1.06)">
        <Camel />
      </g>
      <Hill edge={mustard} to={foot} fill="var(--field)" rows={{ count: 4, stroke: 'var(--field-row)' }} />
      <Thread width={3} d="M558 492Q716 340 956 262M1185 498Q1218 384 1240 262" />
      <Kite transform="translate(984 184) rotate(14.5) scale(1.05)" colour="rani" isSatin />
      <Kite transform="translate(1124 128) rotate(15) scale(.55)" colour="marigold" />
      <Kite transform="translate(1250 188) rotate(9)" colour="indigo" isSatin />
      <path fill="var(--near-band)" d={ground + 'V760H-900z'} />
      <Letter at={[368, 651, 0.222]} name="oora" gaze={[10, 6]} />
      <Letter at={[590, 660, 0.215]} name="aira" right="up" jutti="indigo" gaze={[6, 2]} />
      <Letter at={[832, 661, 0.222]} name="eeri" right="down" mouth="open" gaze={[-6, 8]} />
      <Letter at={[1010, 657, 0.222]} name="sassa" left="hip" jutti="indigo" gaze={[6, 0]} />
      <Letter at={[1224, 645, 0.222]} name="haha" eyes="happy" mouth="open" />
      <BloomBand from={-864} to={2304} y={720} />
    </>
  )
}
