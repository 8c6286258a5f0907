import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The particles of the frame that was drawn last. */
    particles: Particle[]
  }
}

interface Particle {
  /** Where its middle is, in pixels of the canvas. */
  x: number
  y: number
}

/** Notes what is drawn on a canvas; called before the page is opened. */
export async function watchParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.particles = []
    const drawing = OffscreenCanvasRenderingContext2D.prototype
    const clear = Object.getOwnPropertyDescriptor(drawing, 'clearRect')?.value as typeof drawing.clearRect
    const draw = Object.getOwnPropertyDescriptor(drawing, 'drawImage')?.value as (
      ...settings: unknown[]
    ) => void
    drawing.clearRect = function (...box) {
      window.particles = []
      clear.apply(this, box)
    }
    drawing.drawImage = function (...settings: unknown[]) {
      const { e, f } = this.getTransform()
      window.particles.push({ x: e, y: f })
      draw.apply(this, settings)
    }
  })
}

/** How many of them move while the browser paints 20 frames. */
export async function countMovingParticles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = window.particles
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
    return window.particles.filter(({ x, y }, index) => x !== before[index]?.x || y !== before[index].y)
      .length
  })
}
