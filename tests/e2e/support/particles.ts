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

/** How many particles the page has. */
export function countParticles(page: Page): Promise<number> {
  return page.evaluate(() => window.particles.length)
}

/** How many of them are seen: at least in part in the field, over no hill, and apart from the words. */
export async function countSeenParticles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sky = document.querySelector('[data-particles]')?.getBoundingClientRect() ?? new DOMRect()
    const words = [...document.querySelectorAll('main > div:first-child :is(h1, p, a)')]
    const hills = [
      ...document.querySelectorAll<SVGPathElement>('main > div:first-child path[fill^="var(--hill"]'),
    ]

    /** The point of the field that is nearest to the particle; `null` where the two are apart. */
    function pointOf({ x, y, radius, canvas }: Particle): DOMPoint | null {
      const { width, height } = canvas
      if (x < -radius || x > width + radius || y < -radius || y > height + radius) return null
      return new DOMPoint(
        sky.left + Math.min(Math.max(x, 0), width),
        sky.top + Math.min(Math.max(y, 0), height),
      )
    }
    function isBehind(word: Element, { x, y }: DOMPoint): boolean {
      const { left, right, top, bottom } = word.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    }
    function isOver(hill: SVGPathElement, point: DOMPoint): boolean {
      const toPage = hill.getScreenCTM()
      // Of the two scenes one is not shown.
      return (
        hill.checkVisibility() &&
        toPage !== null &&
        hill.isPointInFill(point.matrixTransform(toPage.inverse()))
      )
    }
    return window.particles
      .map(pointOf)
      .filter((point) => point !== null)
      .filter((point) => !words.some((word) => isBehind(word, point)))
      .filter((point) => !hills.some((hill) => isOver(hill, point))).length
  })
}

/** How many of them move while the browser paints 20 frames. */
export async function countMovingParticles(page: Page): Promise<number> {
  const before = await placesOfParticles(page)
  await frames(page, 20)
  const after = await placesOfParticles(page)
  return after.filter(({ x, y }, index) => x !== before[index]?.x || y !== before[index].y).length
}

/** Where each of them is, as fractions of the field from its left and from its top. */
export function placesOfParticles(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() =>
    window.particles.map(({ x, y, canvas }) => ({ x: x / canvas.width, y: y / canvas.height })),
  )
}

/** Waits until the browser has painted so many frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((painted) => requestAnimationFrame(painted))
    }
  }, count)
}
