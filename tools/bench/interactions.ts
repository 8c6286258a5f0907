import type { Page } from 'puppeteer-core'

/** Something that a parent does on a page, and that the page has to answer. */
export interface Interaction {
  name: string
  act: (page: Page) => Promise<void>
}

/** Shorter ones are not reported by Event Timing; it rounds to 8 ms. */
const shortest = 16

/** How long after a frame its entries have been reported, in milliseconds. */
const settling = 300

/** Has the next documents of this page keep how long they took to answer each input (Event Timing). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((durationThreshold: number) => {
    const kept: number[] = []
    Object.assign(window, { paintiInteractions: kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) kept.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  }, shortest)
}

/**
 * Does it, and gives the time from the input to the next frame in milliseconds, the longest of its events; `shortest` where
 * it took that or less.
 */
export async function timeOf(page: Page, { act }: Interaction): Promise<number> {
  await takeDurations(page)
  await act(page)
  return Math.max(shortest, ...(await takeDurations(page)))
}

/**
 * The durations since the last call. An entry is reported some time after its frame, and one that is too short never, so
 * that there is nothing to wait for but the time.
 */
async function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(async (settling: number) => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, settling))
    return (window as unknown as { paintiInteractions: number[] }).paintiInteractions.splice(0)
  }, settling)
}

/** Presses what has this accessible name. */
export function press(name: string, role: 'button' | 'link' | 'checkbox'): Interaction {
  return { name: `press ${name}`, act: (page) => page.locator(`aria/${name}[role="${role}"]`).click() }
}

/** Types one letter into the field with this label, after it was given the focus. */
export function type(label: string): Interaction {
  return {
    name: `type into ${label}`,
    async act(page) {
      const field = await page.waitForSelector(`aria/${label}[role="textbox"]`)
      await field?.focus()
      await page.keyboard.press('a')
    },
  }
}
