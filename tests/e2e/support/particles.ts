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
  radius: number
  canvas: { width: number; height: number }
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
      const { width, height } = this.canvas
      window.particles.push({ x: e, y: f, radius: Number(settings[3]) / 2, canvas: { width, height } })
      draw.apply(this, settings)
    }
  })
}

/** How many of them are seen: at least in part in the field, and over no hill. */
export async function countSeenParticles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sky = document.querySelector('[data-particles]')?.getBoundingClientRect() ?? new DOMRect()
    // Of the two scenes one is not shown.
    const hills = [
      ...document.querySelectorAll<SVGPathElement>('main > div:first-child path[fill^="var(--hill"]'),
    ].filter((hill) => hill.checkVisibility())
    return window.particles.filter(({ x, y, radius, canvas: { width, height } }) => {
      if (x < -radius || x > width + radius || y < -radius || y > height + radius) return false
      const nearest = new DOMPoint(
        sky.left + Math.min(Math.max(x, 0), width),
        sky.top + Math.min(Math.max(y, 0), height),
      )
      return !hills.some((hill) =>
        hill.isPointInFill(nearest.matrixTransform(hill.getScreenCTM()?.inverse())),
      )
    }).length
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

/** Where each of them is, as a fraction of the field from its left, and whether it is wholly inside. */
export function placesOfParticles(page: Page): Promise<{ place: number; isInside: boolean }[]> {
  return page.evaluate(() =>
    window.particles.map(({ x, y, radius, canvas: { width, height } }) => ({
      place: x / width,
      isInside: x > radius && x < width - radius && y > radius && y < height - radius,
    })),
  )
}
