import type { ReactNode } from 'react'
import { words } from '#words/dashboard.ts'
import styles from './first-steps.module.css'
import { ReachingFlower } from './reaching-flower.tsx'

/** What a parent sees before the first child is added: three numbered diamonds and one button (LOOK section 7, Empty). */
export function FirstSteps({ action }: { action: ReactNode }) {
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <div>
        <h2 className={styles.title}>{words.firstSteps.title}</h2>
        <ol className={styles.steps}>
          {words.firstSteps.steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        {action}
      </div>
      <div className={styles.picture}>
        <ReachingFlower />
      </div>
    </section>
  )
}
