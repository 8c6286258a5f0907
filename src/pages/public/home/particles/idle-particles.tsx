import { type ComponentType, useEffect, useState } from 'react'
import type { HeroParticlesProps } from './hero-particles.tsx'

/** How long a browser that cannot say when it is idle is left alone, in milliseconds. */
const restWithoutIdle = 1000

/**
 * The particles, downloaded when the browser has nothing more urgent to do. They are an ornament: where they cannot be
 * downloaded, the page is whole without them.
 */
export function IdleParticles({ onMotion }: HeroParticlesProps) {
  const [Particles, setParticles] = useState<ComponentType<HeroParticlesProps> | null>(null)

  useEffect(
    () =>
      whenIdle(() => {
        import('./hero-particles.tsx').then(
          ({ HeroParticles }) => setParticles(() => HeroParticles),
          (error: unknown) => console.error(error),
        )
      }),
    [],
  )

  return Particles === null ? null : <Particles onMotion={onMotion} />
}

/** Runs the work once the browser is idle; what it returns calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const waiting = window.requestIdleCallback(work)
    return () => window.cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, restWithoutIdle)
  return () => clearTimeout(waiting)
}
