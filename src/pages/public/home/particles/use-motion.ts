import type { Container } from '@tsparticles/engine'
import { type RefObject, useEffect } from 'react'

export type { Container }

/** Runs or pauses the particles. In a hidden tab the engine pauses them by itself. */
export function useMotion(
  container: Container | undefined,
  field: RefObject<HTMLElement | null>,
  isRunning: boolean,
): void {
  useEffect(() => {
    if (isRunning) container?.play()
    else {
      container?.pause()
      container?.draw(true)
    }
  }, [container, isRunning])

  // Resizing clears the canvas, and while paused the engine would leave it so.
  useEffect(() => {
    if (container === undefined || field.current === null) return
    const observer = new ResizeObserver(() => {
      void container.canvas.windowResize().then(() => {
        if (!container.animationStatus) container.draw(true)
      })
    })
    observer.observe(field.current)
    return () => observer.disconnect()
  }, [container, field])
}
