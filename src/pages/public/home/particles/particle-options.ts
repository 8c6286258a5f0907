import type { ISourceOptions } from '@tsparticles/engine'
import { readToken } from '#lib/read-token.ts'

/** S2.19. */
const count = 80
/** The engine's speed for one pixel a second: it moves by half its speed in each of 60 frames. */
const pixelASecond = 2 / 60

const made: { small?: ISourceOptions; large?: ISourceOptions } = {}

/** Smaller under 768 px. The same object for the same screen, because a new one restarts the engine. */
export function particlesFor(screen: 'small' | 'large'): ISourceOptions {
  made[screen] ??= screen === 'small' ? drifting(2, 4) : drifting(3, 8)
  return made[screen]
}

/** Blooms and diamonds of the given half widths, drifting right and up at 8 to 16 px a second. */
function drifting(smallest: number, largest: number): ISourceOptions {
  return {
    // `useMotion` starts and stops them, and reports the size of the field.
    autoPlay: false,
    pauseOnOutsideViewport: false,
    fullScreen: false,
    resize: { enable: false },
    detectRetina: true,
    particles: {
      number: { value: count, density: { enable: false } },
      shape: { type: ['bloom', 'bloom', 'bloom', 'diamond'] },
      paint: { fill: { enable: true, color: { value: readToken('--mustard') } } },
      size: { value: { min: smallest, max: largest } },
      move: {
        enable: true,
        direction: 'top-right',
        angle: { value: 40, offset: 0 },
        speed: { min: 8 * pixelASecond, max: 16 * pixelASecond },
        outModes: 'out',
      },
    },
  }
}
