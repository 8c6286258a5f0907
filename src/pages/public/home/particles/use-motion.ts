import type { Container } from '@tsparticles/engine'
import { type RefObject, useEffect } from 'react'

export type { Container }

/** Lets the particles drift, or shows them at rest. They also rest, by the engine's own choice, in a hidden tab. */
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

  // A canvas that changes its size is empty: at rest the engine would leave it so.
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
