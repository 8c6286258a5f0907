import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { words } from '#words/home.ts'
import { paths } from '#lib/paths.ts'
import { Arrow } from './arrow.tsx'
import { HeroPictures } from './hero-pictures.tsx'
import styles from './hero.module.css'
import { IdleParticles } from './particles/idle-particles.tsx'

/**
 * The first words on the sky, the five letters at play, and the particles that drift beside the words (LOOK section 5,
 * Hero). The letters blink while the particles drift: one button stops both.
 */
export function Hero() {
  return (
    <Stage>
      <div className={styles.words}>
        <p className={styles.greeting} lang="pa">
          {words.greeting}
        </p>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <ButtonLink to={paths.courses}>
          {words.seeCourses} <Arrow />
        </ButtonLink>
      </div>
      <HeroPictures />
    </Stage>
  )
}

/** Knows whether anything moves; what stands on it is not drawn anew for that. */
function Stage({ children }: { children: ReactNode }) {
  const [isMoving, setIsMoving] = useState(false)
  return (
    <div className={styles.hero} data-moving={isMoving || undefined}>
      {children}
      <IdleParticles onMotion={setIsMoving} />
    </div>
  )
}
