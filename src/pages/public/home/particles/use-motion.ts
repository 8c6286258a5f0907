import type { Container } from '@tsparticles/engine'
import { type RefObject, useEffect } from 'react'
import { blink } from './blink.ts'

export type { Container }

/** Milliseconds from a frame to the request for the next: 30 frames a second on a screen of 60, 40 on one of 120. */
const pause = 20

/**
 * Runs or pauses the particles, and with them the blinking of the letters. So slow a motion is as smooth at 30 frames a
 * second; the engine's own limit would still ask for every frame. In a hidden tab no frame comes, and they rest.
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
    const stopBlinking = blink(field.current?.parentElement)
    return () => {
      stopBlinking()
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
