import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import styles from './reaching-flower.module.css'

/** ੳ with the thread in its hand, on its way to a flower of which nothing is stitched yet. */
export function ReachingFlower() {
  return (
    <div className={styles.picture}>
      <svg viewBox="0 0 350 330" aria-hidden="true">
        <g transform="translate(34 302) scale(.2)">
          <Letter name="oora" left="hip" right="up" gaze={[22, -28]} />
        </g>
        <Thread width={4} d="M204 152Q214 138 230 124" />
      </svg>
      <div className={styles.flower}>
        <Flower quarters={0} size={140} />
      </div>
    </div>
  )
}
