import { BloomBand, Hill } from '#components/drawings/field.tsx'
import { Lattice } from '#components/drawings/lattice.tsx'
import { AfterHydration } from '#components/hydration.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import styles from './panel-scene.module.css'

const field = 'M-300 110C-200 60-100 80 0 84S90 58 160 62 250 110 300 100 352 60 360 52 520 20 660 90'
const ground = 'M-300 160C-100 140 0 158 60 146S240 150 360 146 520 140 660 160'

export function PanelScene({ isSigningUp }: { isSigningUp: boolean }) {
  return (
    <div className={styles.scene}>
      <div className={styles.lattice}>
        <Lattice dye="indigo" />
      </div>
      <svg className={styles.field} viewBox="0 0 360 190" aria-hidden="true">
        <AfterHydration>
          <Hill
            edge={field}
            to="V200H-300z"
            fill="var(--mustard)"
            rows={{ count: 4, stroke: 'var(--day-row)' }}
          />
          <path fill="var(--leaf)" d={`${ground}V200H-300z`} />
          {isSigningUp ? (
            <g transform="translate(112 139) scale(.154)">
              <Letter name="haha" left="hip" eyes="happy" jutti="indigo" />
            </g>
          ) : (
            <>
              <g transform="translate(38 134) scale(.148)">
                <Letter name="eeri" mouth="open" gaze={[4, 4]} />
              </g>
              <g transform="translate(206 134) scale(.148)">
                <Letter name="sassa" left="hip" eyes="happy" jutti="indigo" />
              </g>
            </>
          )}
          <g transform="translate(0 190) scale(.9)">
            <BloomBand from={-288} to={700} y={0} />
          </g>
        </AfterHydration>
      </svg>
    </div>
  )
}
