import type { CSSProperties } from 'react'

/** S2.19. */
const count = 80
/** Pixels a second. */
const speeds = [8, 16] as const
/** Degrees above the horizon, to the right. */
const angles = [25, 65] as const

interface Particle {
  shape: 'bloom' | 'diamond'
  /** Between the smallest, 0, and the largest, 1. */
  size: number
  /** Where it is, or was last, as fractions of the field from its left and from its foot. */
  place: { x: number; y: number }
  /** Pixels a second, rightwards and upwards. */
  velocity: { x: number; y: number }
}

/** One of its two movements, endlessly repeated. */
export interface Drift {
  keyframes: PropertyIndexedKeyframes
  /** Milliseconds. */
  duration: number
  /** How far into its first round it begins, from 0 to 1. */
  iterationStart: number
}

/** The same ones for as long as the site is open. */
export const particles: readonly Particle[] = Array.from({ length: count }, (_, index) => {
  const speed = between(speeds)
  const angle = (between(angles) * Math.PI) / 180
  return {
    shape: index % 4 === 0 ? 'diamond' : 'bloom',
    size: Math.random(),
    place: { x: Math.random(), y: Math.random() },
    velocity: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
  }
})

/** How a particle looks, and where it rests until it moves. */
export function styleOf({ size, place }: Particle): CSSProperties {
  const style = {
    '--size': size,
    translate: `calc(${place.x} * (100cqw - 100%))`,
    transform: `translateY(calc(${1 - place.y} * (100cqh - 100%)))`,
  }
  return style
}

/**
 * How it crosses a field again and again: rightwards and upwards, each in its own time.
 *
 * @param field in pixels, like `ownWidth`
 */
export function driftOf(
  { place, velocity }: Particle,
  field: { width: number; height: number },
  ownWidth: number,
): { across: Drift; up: Drift } {
  return {
    across: {
      keyframes: { translate: [`${-ownWidth}px`, `${field.width}px`] },
      duration: (1000 * (field.width + ownWidth)) / velocity.x,
      iterationStart: place.x,
    },
    up: {
      keyframes: { transform: [`translateY(${field.height}px)`, `translateY(${-ownWidth}px)`] },
      duration: (1000 * (field.height + ownWidth)) / velocity.y,
      iterationStart: place.y,
    },
  }
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least)
}
