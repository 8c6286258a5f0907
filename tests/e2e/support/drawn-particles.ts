import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The particles that each frame drew, the newest frame last. */
    drawnParticles: Place[][]
  }
}

/** Where a particle is on the canvas, from 0 to 1 across and down. */
interface Place {
  x: number
  y: number
}

/** Notes what the engine draws in each frame: it clears the canvas, then places each particle by its own transform. */
export async function watchDrawnParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawnParticles = []
    const drawing = OffscreenCanvasRenderingContext2D.prototype
    function before(
      method: 'clearRect' | 'setTransform',
      note: (canvas: OffscreenCanvas, values: number[]) => void,
    ) {
      const run = Reflect.get(drawing, method) as (...values: unknown[]) => void
      Reflect.set(drawing, method, function (this: OffscreenCanvasRenderingContext2D, ...values: number[]) {
        note(this.canvas, values)
        Reflect.apply(run, this, values)
      })
    }
    before('clearRect', () => window.drawnParticles.push([]))
    before('setTransform', ({ width, height }, [, , , , x = 0, y = 0]) =>
      window.drawnParticles.at(-1)?.push({ x: x / width, y: y / height }),
    )
  })
}

/** How many particles the last whole frame drew. */
export async function countDrawnParticles(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.drawnParticles.at(-2)?.length)
}

/** Half of the widest particle, in pixels. */
const reach = 8

/** How many of them are seen: at least in part on the canvas, over no hill, and apart from the words. */
export async function countSeenParticles(page: Page): Promise<number | undefined> {
  return page.evaluate((half) => {
    const sky = document.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect()
    const words = [...document.querySelectorAll('main > div:first-child :is(h1, p, a)')]
    const hills = [
      ...document.querySelectorAll<SVGPathElement>('main > div:first-child path[fill^="var(--hill"]'),
    ]

    /** The point of the canvas that is nearest to the particle; `null` where the two are apart. */
    function pointOf({ x, y }: { x: number; y: number }): DOMPoint | null {
      const [left, top] = [sky.left + x * sky.width, sky.top + y * sky.height]
      const point = new DOMPoint(
        Math.min(Math.max(left, sky.left), sky.right),
        Math.min(Math.max(top, sky.top), sky.bottom),
      )
      return Math.max(Math.abs(left - point.x), Math.abs(top - point.y)) > half ? null : point
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
    return window.drawnParticles
      .at(-2)
      ?.map(pointOf)
      .filter((point) => point !== null)
      .filter((point) => !words.some((word) => isBehind(word, point)))
      .filter((point) => !hills.some((hill) => isOver(hill, point))).length
  }, reach)
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
