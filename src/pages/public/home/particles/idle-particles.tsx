import { lazyModule } from '#lib/lazy-module.tsx'
import { useIdleModule } from '../use-idle-module.ts'
import type { HeroParticlesProps } from './hero-particles.tsx'

const heroParticles = lazyModule(() => import('./hero-particles.tsx'))

/** The particles, an ornament that comes when the browser is idle. */
export function IdleParticles({ onMotion }: HeroParticlesProps) {
  const module = useIdleModule(heroParticles)
  return module && <module.HeroParticles onMotion={onMotion} />
}
