import { loadBasic } from '@tsparticles/basic'
import type { Container, Engine, ISourceOptions } from '@tsparticles/engine'
import { Particles, ParticlesProvider } from '@tsparticles/react'
import { loadImageShape } from '@tsparticles/shape-image'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import buttonStyles from '#components/ui/button.module.css'
import { copy } from '#copy/home.ts'
import heroStyles from '#pages/public/home/hero.module.css'
import bloom from './bloom.svg'
import diamond from './diamond.svg'
import styles from './hero-particles.module.css'

const shapes = [bloom, bloom, bloom, diamond].map((src) => ({ src, width: 1, height: 1 }))

/** In pixels, like the radius of a particle. */
const small = { min: 2, max: 4 }
const large = { min: 3, max: 8 }

const options: ISourceOptions = {
  fullScreen: { enable: false },
  fpsLimit: 30,
  detectRetina: false,
  resize: { enable: false },
  preload: [{ src: bloom }, { src: diamond }],
  particles: {
    // S2.19.
    number: { value: 80 },
    shape: { type: 'image', options: { image: shapes } },
    size: { value: window.matchMedia('(min-width: 48em)').matches ? large : small },
    // Rightwards and upwards, 25 to 65 degrees above the horizon. A speed of 1 is 30 pixels a second.
    move: {
      enable: true,
      direction: 'top-right',
      angle: { value: 40, offset: 0 },
      speed: { min: 8 / 30, max: 16 / 30 },
      outModes: 'out',
    },
  },
}

async function addPlugins(engine: Engine): Promise<void> {
  await loadBasic(engine)
  await loadImageShape(engine)
}

/**
 * Drifting blooms and diamonds, never behind text. They pause while out of view, and a button stops them and the
 * blinking letters, because they last longer than five seconds.
 * @param isCalm whether reduced motion has been requested since they appeared: they stay still.
 */
export function HeroParticles({ isCalm }: { isCalm: boolean }) {
  const field = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<Container>()
  const [isPaused, setIsPaused] = useState(false)
  const [isVisible, setIsVisible] = useState(true)
  const isMoving = container !== undefined && isVisible && !isPaused && !isCalm
  const Icon = isPaused ? Play : Pause

  // The engine's own `pauseOnOutsideViewport` does nothing in version 4.4, and a paused canvas was not redrawn when
  // resized.
  useEffect(() => {
    if (field.current === null || container === undefined) return
    const visibility = new IntersectionObserver((entries) => {
      setIsVisible(entries.at(-1)?.isIntersecting ?? true)
    })
    const resizing = new ResizeObserver(() => {
      void container.canvas.windowResize()
      if (!container.animationStatus) container.draw(true)
    })
    visibility.observe(field.current)
    resizing.observe(field.current)
    return () => {
      visibility.disconnect()
      resizing.disconnect()
    }
  }, [container])

  useEffect(() => {
    // Started twice, it would request every frame twice.
    if (container === undefined || container.animationStatus === isMoving) return
    if (isMoving) container.play()
    else container.pause()
  }, [container, isMoving])

  return (
    <>
      <div
        className={isMoving ? `${heroStyles.field} ${styles.moving}` : heroStyles.field}
        ref={field}
        aria-hidden="true"
        data-particles=""
      >
        <ParticlesProvider init={addPlugins}>
          <Particles className={styles.particles ?? ''} options={options} particlesLoaded={setContainer} />
        </ParticlesProvider>
      </div>
      {!isCalm && (
        <button
          type="button"
          className={`${buttonStyles.iconButton ?? ''} ${heroStyles.motion ?? ''}`}
          aria-label={isPaused ? copy.playMotion : copy.pauseMotion}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon aria-hidden="true" size={20} fill="currentColor" strokeWidth={1} />
        </button>
      )}
    </>
  )
}
