import { ButtonLink } from '#components/ui/button.tsx'
import { inLatin, Spoken } from '#components/page/spoken.tsx'
import { site } from '#content/site.ts'
import { copy } from '#copy/home.ts'
import { env } from '#lib/env.ts'
import { paths } from '#lib/paths.ts'
import { Arrow } from './arrow.tsx'
import { HeroScene } from './hero-scene.tsx'
import styles from './hero.module.css'
import { IdleParticles } from './particles/idle-particles.tsx'
import { PhoneScene } from './phone-scene.tsx'

/** Words, the five letters at play, and drifting particles. One button stops these and the letters' blinking. */
export function Hero() {
  const { greeting } = site
  return (
    <div className={styles.hero}>
      <div className={styles.copy}>
        {greeting.text !== '' && (
          <p className={styles.greeting}>
            <Spoken {...greeting} />{' '}
            {copy.greetingReading !== '' && (
              <small>
                <Spoken text={copy.greetingReading} lang={inLatin(greeting.lang)} />, {copy.greetingMeaning}
              </small>
            )}
          </p>
        )}
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead ?? ''}`}>{copy.lead(env.program)}</p>
        <ButtonLink to={paths.courses}>
          {copy.seeCourses} <Arrow />
        </ButtonLink>
      </div>
      <IdleParticles />
      {/* For wide screens and for phones: CSS shows the one that fits, before hydration too. */}
      <div className={styles.picture}>
        <svg className={styles.wide} viewBox="0 0 1440 720" aria-hidden="true">
          <HeroScene />
        </svg>
        <svg
          className={styles.phone}
          width="100%"
          height="270"
          viewBox="0 0 360 270"
          preserveAspectRatio="xMidYMax"
          aria-hidden="true"
        >
          <PhoneScene />
        </svg>
      </div>
    </div>
  )
}
