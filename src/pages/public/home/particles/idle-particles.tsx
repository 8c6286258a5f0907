import { lazyModule } from '#lib/lazy-module.tsx'
import { useIdleModule } from '../use-idle-module.ts'
import { useMedia } from './use-media.ts'

const heroParticles = lazyModule(() => import('./hero-particles.tsx'))

/**
 * The particles, an ornament that comes when the browser is idle: not for whoever wants less motion, nor to a browser
 * that lacks the canvas on which the library draws.
 */
export function IdleParticles() {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const canDraw = typeof OffscreenCanvas === 'function'
  const module = useIdleModule(heroParticles, !isCalm && canDraw)
  return module && <module.HeroParticles isCalm={isCalm} />
}
