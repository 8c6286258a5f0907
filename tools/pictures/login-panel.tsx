import type { ReactNode } from 'react'
import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { at } from './shared.tsx'

const field = 'M-300 110C-200 60-100 80 0 84S90 58 160 62 250 110 300 100 352 60 360 52 520 20 660 90'
const ground = 'M-300 160C-100 140 0 158 60 146S240 150 360 146 520 140 660 160'

export function SignInPanel() {
  return (
    <Panel>
      {at('translate(38 134) scale(.148)', <Letter name="eeri" mouth="open" gaze={[4, 4]} />)}
      {at('translate(206 134) scale(.148)', <Letter name="sassa" left="hip" eyes="happy" jutti="indigo" />)}
    </Panel>
  )
}

export function SignUpPanel() {
  return (
    <Panel>
      {at('translate(112 139) scale(.154)', <Letter name="haha" left="hip" eyes="happy" jutti="indigo" />)}
    </Panel>
  )
}

/** What every panel shows is 360 wide around x 180; a wider one shows more of the field on both sides. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 0 960 190" width="960" height="190">
      <Hill edge={field} to="V200H-300z" fill="var(--mustard)" rows={{ count: 4, stroke: '#d98e04' }} />
      <path fill="var(--leaf)" d={`${ground}V200H-300z`} />
      {children}
      {at('translate(0 190) scale(.9)', <BloomBand from={-288} to={700} y={0} />)}
    </svg>
  )
}
