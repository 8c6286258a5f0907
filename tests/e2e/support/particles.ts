import type { Page } from '@playwright/test'

const particle = '[data-particles] > *'

/** How many particles the page has. */
export function countParticles(page: Page): Promise<number> {
  return page.locator(particle).count()
}

/** How many of them are seen: at least in part in the field, over no hill, and apart from the words. */
export async function countSeenParticles(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const sky = document.querySelector('[data-particles]')?.getBoundingClientRect() ?? new DOMRect()
    const words = [...document.querySelectorAll('main > div:first-child :is(h1, p, a)')]
    const hills = [
      ...document.querySelectorAll<SVGPathElement>('main > div:first-child path[fill^="var(--hill"]'),
    ]

    /** The point of the field that is nearest to the particle; `null` where the two are apart. */
    function pointOf(element: Element): DOMPoint | null {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      if (right < sky.left || left > sky.right || bottom < sky.top || top > sky.bottom) return null
      return new DOMPoint(
        Math.min(Math.max((left + right) / 2, sky.left), sky.right),
        Math.min(Math.max((top + bottom) / 2, sky.top), sky.bottom),
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
    return [...document.querySelectorAll(selector)]
      .map(pointOf)
      .filter((point) => point !== null)
      .filter((point) => !words.some((word) => isBehind(word, point)))
      .filter((point) => !hills.some((hill) => isOver(hill, point))).length
  }, particle)
}

/** How many of them move while the browser paints 20 frames. */
export async function countMovingParticles(page: Page): Promise<number> {
  const before = await placesOfParticles(page)
  await frames(page, 20)
  const after = await placesOfParticles(page)
  return after.filter(({ x, y }, index) => x !== before[index]?.x || y !== before[index].y).length
}

/** Where each of them is on its way across the field and up: 0 where it comes in, 1 where it is gone. */
export function placesOfParticles(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator(particle).evaluateAll((elements) =>
    elements.map((element) => {
      const field = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const { right, bottom, width } = element.getBoundingClientRect()
      return {
        x: (right - field.left) / (field.width + width),
        y: 1 - (bottom - field.top) / (field.height + width),
      }
    }),
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
