import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Where each particle of the frame that was drawn last has its middle on the canvas. */
    particles: string[]
  }
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
      window.particles.push(`${e}, ${f}`)
      draw.apply(this, settings)
    }
  })
}

/** How many of them move while the browser paints 20 frames. */
export async function countMovingParticles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = window.particles
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
    return window.particles.filter((place, index) => place !== before[index]).length
  })
}
