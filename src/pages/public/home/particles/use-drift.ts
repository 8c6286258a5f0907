import { type RefObject, useEffect } from 'react'
import { blink } from './blink.ts'
import { type Drift, driftOf, particles } from './particles.ts'

/**
 * Moves the particles, the children of a field, and with them the eyes of the letters, or rests them. The browser's
 * compositor does it, so that the main thread is free. Animations of a style sheet would wake it: React listens for the
 * end of each of their rounds.
 *
 * @param field.width in pixels, as its height; 0 until they are known
 */
export function useDrift(
  ref: RefObject<HTMLElement | null>,
  { width, height }: { width: number; height: number },
  isCalm: boolean,
  isMoving: boolean,
): void {
  useEffect(() => {
    if (isCalm || width === 0) return
    // All are measured before the first is moved, so that there is one layout.
    const elements = [...(ref.current?.children ?? [])].map(
      (element) => [element, element.clientWidth] as const,
    )
    const drifting = particles.flatMap((particle, index) => {
      const [element, ownWidth = 0] = elements[index] ?? []
      if (element === undefined) return []
      const { across, up } = driftOf(particle, { width, height }, ownWidth)
      return [{ particle, across: animate(element, across), up: animate(element, up) }]
    })
    return () => {
      for (const { particle, across, up } of drifting) {
        particle.place = { x: progressOf(across), y: progressOf(up) }
        across.cancel()
        up.cancel()
      }
    }
  }, [ref, width, height, isCalm])

  useEffect(() => {
    for (const animation of ref.current?.getAnimations({ subtree: true }) ?? []) {
      if (isMoving) animation.play()
      else animation.pause()
    }
    return isMoving ? blink(ref.current?.parentElement) : undefined
    // Each new set of animations plays until it is told otherwise.
  }, [ref, width, height, isCalm, isMoving])
}

function animate(element: Element, { keyframes, ...timing }: Drift): Animation {
  return element.animate(keyframes, { ...timing, iterations: Infinity })
}

/** How far it is through its round, from 0 to 1. */
function progressOf(animation: Animation): number {
  return animation.effect?.getComputedTiming().progress ?? 0
}
