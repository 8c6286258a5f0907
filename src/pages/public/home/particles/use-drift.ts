import { type RefObject, useEffect } from 'react'
import { blink } from './blink.ts'
import { driftOf, particles } from './particles.ts'

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
    const elements = [...(ref.current?.children ?? [])]
    const drifts = particles.map((each, index) =>
      driftOf(each, { width, height }, elements[index]?.clientWidth ?? 0),
    )
    const animations = elements.flatMap((element, index) =>
      drifts[index]?.map(({ keyframes, ...timing }) =>
        element.animate(keyframes, { ...timing, iterations: Infinity }),
      ),
    )
    return () => animations.forEach((animation) => animation?.cancel())
  }, [ref, width, height, isCalm])

  useEffect(() => {
    for (const animation of ref.current?.getAnimations({ subtree: true }) ?? []) {
      if (isMoving) animation.play()
      else animation.pause()
    }
    return isMoving ? blink(ref.current?.parentElement) : undefined
  }, [ref, width, height, isMoving])
}
