import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { Facet } from './facet.tsx'
import { at, Bubble, dyed, PostCanvas } from './shared.tsx'

/** ਸ and ਹ talk over chaah, roti and daal. */
export function WhenYouDoNotSpeakPunjabi() {
  return (
    <PostCanvas ground="var(--tint-leaf)">
      <path fill="var(--indigo)" d="M0 292h640v68H0z" />
      <path fill="var(--mustard)" d="M0 292h640v6H0z" />
      {Array.from({ length: 11 }, (_, place) => (
        <Facet key={place} x={56 * place + 40} y={341} size={12} {...(place % 2 === 0 ? mustard : rani)} />
      ))}
      <path fill="#8a5a2b" d="M226 240h12v76h-12zM402 240h12v76h-12z" />
      <path fill="var(--dye-madder)" d={`M212 234h216v32${'l-13.5 14-13.5-14'.repeat(8)}z`} />
      <path fill="var(--mustard)" d="M212 234h216v6H212z" />
      <g transform="translate(32 302) scale(.24)">
        <Letter name="sassa" left="hip" right="down" mouth="open" jutti="mustard" gaze={[18, 0]} />
      </g>
      {at('translate(470 302) scale(.24)', <Letter name="haha" right="hip" eyes="happy" jutti="mustard" />)}
      {at('translate(160 22) scale(1.5)', <Bubble fill="var(--white)" says={['mustard', 'rani']} />)}
      {at('translate(484 42) scale(-1.2 1.2)', <Bubble fill="#ffe3b8" says={['dye-madder', 'leaf']} />)}
      {at('translate(240 236) scale(.56)', <Cup light="var(--dye-madder)" dark="var(--dye-madder-dark)" />)}
      <Meal />
      {at('translate(402 236) scale(.56)', <Cup light="var(--leaf)" dark="var(--leaf-dark)" />)}
    </PostCanvas>
  )
}

const mustard = dyed('mustard', 'sky')
const rani = dyed('rani', 'sky')

/** A cup 68 wide, its foot at y 0. */
function Cup({ light, dark }: { light: string; dark: string }) {
  return (
    <>
      <path fill={light} d="M-34-70h68l-8 66q-1 6-6 6h-40q-5 0-6-6z" />
      <path fill={dark} d="M34-70l-8 66q-1 6-6 6H0v-72z" />
      <path fill="var(--mustard)" d="M-32-52h64l-2 18h-60z" />
      <path fill="var(--rani)" d="M-16-51l8 8-8 8-8-8zm16 0l8 8-8 8-8-8zm16 0l8 8-8 8-8-8z" />
      <ellipse fill="var(--sky)" cy="-70" rx="34" ry="8" />
      <ellipse fill="#b5733a" cy="-69" rx="27" ry="5" />
    </>
  )
}

/** A plate of rotis, and a bowl of daal that steams. */
function Meal() {
  return (
    <g transform="translate(133 96) scale(.55)">
      <ellipse fill="var(--on-nilak-soft)" cx="340" cy="254" rx="112" ry="15" />
      <ellipse fill="var(--tint-indigo)" cx="340" cy="248" rx="112" ry="13" />
      {[238, 230, 222].map((y) => (
        <ellipse key={y} fill={y === 230 ? '#ebc27f' : '#d9a55b'} cx="296" cy={y} rx="60" ry="10" />
      ))}
      <ellipse fill="#f3d49b" cx="296" cy="217" rx="60" ry="10" />
      <path
        fill="none"
        stroke="#b5733a"
        strokeWidth="3"
        strokeDasharray="7 9"
        strokeLinecap="round"
        d="M258 217h78M270 222h56M276 212h44"
      />
      <path fill="var(--marigold)" d="M364 206h78q-2 40-26 40h-26q-24 0-26-40z" />
      <path fill="var(--marigold-dark)" d="M403 206h39q-2 40-26 40h-13z" />
      <ellipse fill="#ffe0a8" cx="403" cy="206" rx="39" ry="9" />
      <ellipse fill="var(--mustard-dark)" cx="403" cy="207" rx="32" ry="6" />
      <path stroke="var(--leaf)" strokeWidth="3.5" strokeLinecap="round" d="M388 206h8m6 2h8m6-3h6" />
      <Thread d="M394 190q-9-10 0-20t0-20M412 186q-9-10 0-20t0-20" dash="9 8" />
    </g>
  )
}
