import { Particles, ParticlesProvider } from '@tsparticles/react'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { words } from '#words/home.ts'
import styles from '../hero.module.css'
import { loadParticles } from './particle-engine.ts'
import { particlesFor } from './particle-options.ts'
import { useInView } from './use-in-view.ts'
import { useMedia } from './use-media.ts'
import { type Container, useMotion } from './use-motion.ts'

/**
 * Drifting blooms and diamonds, never behind words. They rest while they are out of view, and a button stops them,
 * because they last longer than five seconds.
 */
export function HeroParticles() {
  const field = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<Container>()
  const [isPaused, setIsPaused] = useState(false)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isSmall = useMedia('(max-width: 47.9375em)')
  const isInView = useInView(field)
  useMotion(container, field, !isCalm && !isPaused && isInView)
  const Icon = isPaused ? Play : Pause
  return (
    <>
      <div className={styles.field} ref={field} aria-hidden="true">
        <ParticlesProvider init={loadParticles}>
          <Particles
            id="hero-particles"
            className={styles.particles ?? ''}
            options={particlesFor(isSmall ? 'small' : 'large')}
            particlesLoaded={setContainer}
          />
        </ParticlesProvider>
      </div>
      {container !== undefined && !isCalm && (
        <button
          type="button"
          className={styles.motion}
          aria-label={isPaused ? words.playMotion : words.pauseMotion}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon aria-hidden="true" size={24} strokeWidth={2.25} />
        </button>
      )}
    </>
  )
}
