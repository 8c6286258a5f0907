import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Milliseconds before the download where the browser cannot say when it is idle. */
const delayWithoutIdle = 1000

/**
 * The particles, an ornament that comes when the browser is idle: not for whoever wants less motion, nor to a browser
 * that lacks the canvas on which the library draws.
 */
export function IdleParticles() {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
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

/** Whether a media query holds; in a prerendered page, until it is hydrated, that is taken for granted. */
function useMedia(query: string): boolean {
  const watch = useCallback(
    (notice: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', notice)
      return () => media.removeEventListener('change', notice)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
