import type { Container } from '@tsparticles/engine'
import { type RefObject, useEffect } from 'react'

export type { Container }

/** Milliseconds from one frame to the request for the next but one: about 30 frames a second on a screen of 60. */
const pause = 20

/**
 * Runs or pauses the particles and the blinking letters. So slow a motion is as smooth at 30 frames a second; the engine's own limit would still
 * ask for every frame. In a hidden tab no frame comes, and they rest.
 */
export function useMotion(
  container: Container | undefined,
  field: RefObject<HTMLElement | null>,
  isRunning: boolean,
): void {
  useEffect(() => {
    if (container === undefined) return
    if (!isRunning) {
      container.draw(true)
      return
    }
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    function move() {
      container?.draw(false)
      frame = requestAnimationFrame(() => (timer = setTimeout(move, pause)))
    }
    move()
    const openEyes = blink(field.current?.parentElement)
    return () => {
      openEyes()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [container, field, isRunning])

  // Resizing clears the canvas, and while paused the engine would leave it so.
  useEffect(() => {
    if (container === undefined || field.current === null) return
    const observer = new ResizeObserver(() => {
      void container.canvas.windowResize().then(() => container.draw(true))
    })
    observer.observe(field.current)
    return () => observer.disconnect()
  }, [container, field])
}

/** Seconds between two blinks, by letter, so that each has its own time. */
const blinkEvery = [5, 5.5, 6, 6.5, 7] as const
const shut: Keyframe[] = [{ transform: 'none' }, { transform: 'scaleY(.1)' }, { transform: 'none' }]

/**
 * Lets the letters of the hero blink. One animation for each blink: an endless one would ask for every frame between them.
 *
 * @returns a function that stops them.
 */
function blink(hero: HTMLElement | null | undefined): () => void {
  const eyes = [...(hero?.querySelectorAll('[data-eyes]') ?? [])]
  const timers = eyes.map((each, index) =>
    setInterval(() => each.animate(shut, 140), 1000 * (blinkEvery[index % blinkEvery.length] ?? 6)),
  )
  return () => timers.forEach(clearInterval)
}
