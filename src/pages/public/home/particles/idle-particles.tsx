import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

/** Milliseconds before the download if the browser cannot say when it is idle. */
const delayWithoutIdle = 1000
const calm = '(prefers-reduced-motion: reduce)'

/**
 * The particles, a decoration that loads when the browser is idle: not with reduced motion, nor in a browser that lacks
 * the canvas on which the library draws.
 */
export function IdleParticles() {
  // Assumed in a prerendered page until it is hydrated.
  const isCalm = useSyncExternalStore(
    watchCalm,
    () => window.matchMedia(calm).matches,
    () => true,
  )
  const isWanted = !isCalm && typeof OffscreenCanvas === 'function'
  const [Particles, setParticles] = useState<ComponentType<{ isCalm: boolean }> | null>(null)

  useEffect(() => {
    if (!isWanted) return
    return whenIdle(() => {
      import('./hero-particles.tsx').then(
        ({ HeroParticles }) => setParticles(() => HeroParticles),
        (error: unknown) => console.error(error),
      )
    })
  }, [isWanted])

  return Particles && <Particles isCalm={isCalm} />
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

function watchCalm(notice: () => void): () => void {
  const media = window.matchMedia(calm)
  media.addEventListener('change', notice)
  return () => media.removeEventListener('change', notice)
}
