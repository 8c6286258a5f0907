import { type ComponentType, useEffect, useState } from 'react'
import { lazyModule } from '#lib/lazy-module.tsx'
import type { HeroParticlesProps } from './hero-particles.tsx'

const heroParticles = lazyModule(() => import('./hero-particles.tsx'))

/** Milliseconds before the download where the browser cannot say when it is idle. */
const delayWithoutIdle = 1000

/** The particles, downloaded when the browser is idle. An ornament: where the download fails, the page does without. */
export function IdleParticles({ onMotion }: HeroParticlesProps) {
  const [Particles, setParticles] = useState<ComponentType<HeroParticlesProps> | null>(null)

  useEffect(
    () =>
      whenIdle(() => {
        heroParticles.load().then(
          ({ HeroParticles }) => setParticles(() => HeroParticles),
          (error: unknown) => console.error(error),
        )
      }),
    [],
  )

  return Particles === null ? null : <Particles onMotion={onMotion} />
}

/** @returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const waiting = window.requestIdleCallback(work)
    return () => window.cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, delayWithoutIdle)
  return () => clearTimeout(waiting)
}
