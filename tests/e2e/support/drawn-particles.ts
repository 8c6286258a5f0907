import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How many particles each frame drew, the newest last. */
    drawnParticles: number[]
  }
}

/** Counts what the engine draws in each frame: it clears the canvas, then places each particle by its own transform. */
export async function countDrawnParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawnParticles = []
    function before(method: 'clearRect' | 'setTransform', count: () => void): void {
      const drawing = OffscreenCanvasRenderingContext2D.prototype
      const run = Reflect.get(drawing, method) as (...values: unknown[]) => void
      Reflect.set(drawing, method, function (this: unknown, ...values: unknown[]) {
        count()
        Reflect.apply(run, this, values)
      })
    }
    before('clearRect', () => window.drawnParticles.push(0))
    before('setTransform', () => window.drawnParticles.push((window.drawnParticles.pop() ?? 0) + 1))
  })
}

/** How many times the particles were drawn while the browser painted so many frames. */
export async function framesDrawn(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (count) => {
    const before = window.drawnParticles.length
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((painted) => requestAnimationFrame(painted))
    }
    return window.drawnParticles.length - before
  }, frames)
}
