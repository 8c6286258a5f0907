import type { ReactNode } from 'react'
import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { copy } from '#copy/dashboard.ts'
import styles from './first-steps.module.css'

export function FirstSteps({ action }: { action: ReactNode }) {
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <div>
        <h2 className={styles.title}>{copy.firstSteps.title}</h2>
        <ol className={styles.steps}>
          {copy.firstSteps.steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        {action}
      </div>
      {/* ੳ, thread in hand, reaches for a flower of which nothing is stitched yet. */}
      <div className={styles.picture}>
        <div className={styles.reaching}>
          <svg width="350" viewBox="0 0 350 330" aria-hidden="true">
            <Letter at={[34, 302, 0.2]} name="oora" left="hip" right="up" gaze={[22, -28]} />
            <Thread width={4} d="M204 152Q214 138 230 124" />
          </svg>
          <div className={styles.flower}>
            <Flower levels={0} size={140} />
          </div>
        </div>
      </div>
    </section>
  )
}
