import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { words } from '#words/home.ts'
import heroStyles from '../hero.module.css'
import styles from './hero-particles.module.css'
import { particles, styleOf } from './particles.ts'
import { useDrift } from './use-drift.ts'
import { useMedia } from './use-media.ts'
import { useVisibleSize } from './use-visible-size.ts'

/**
 * Drifting blooms and diamonds, never behind words. They rest while they are out of view, and a button stops them and
 * the blinking letters, because they last longer than five seconds.
 */
export function HeroParticles() {
  const field = useRef<HTMLDivElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const { isVisible, ...size } = useVisibleSize(field)
  useDrift(field, size, isCalm, !isCalm && !isPaused && isVisible)
  const Icon = isPaused ? Play : Pause
  return (
    <>
      <div className={`${heroStyles.field} ${styles.field}`} ref={field} aria-hidden="true" data-particles="">
        {particles.map((particle, index) => (
          <i key={index} className={styles[particle.shape]} style={styleOf(particle)} />
        ))}
      </div>
      {!isCalm && (
        <button
          type="button"
          className={heroStyles.motion}
          aria-label={isPaused ? words.playMotion : words.pauseMotion}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon aria-hidden="true" size={24} strokeWidth={2.25} />
        </button>
      )}
    </>
  )
}
