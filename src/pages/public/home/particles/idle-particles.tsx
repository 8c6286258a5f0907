import { lazyModule } from '#lib/lazy-module.tsx'
import { useIdleModule } from '../use-idle-module.ts'

const heroParticles = lazyModule(() => import('./hero-particles.tsx'))

/** The particles, an ornament that comes when the browser is idle. */
export function IdleParticles() {
  const module = useIdleModule(heroParticles)
  return module && <module.HeroParticles />
}
