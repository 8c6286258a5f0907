import type { Page } from '@playwright/test'

/** How much a page has moved by itself since it was opened, as browsers score it. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return [...shifts, ...observer.takeRecords()].reduce(
      (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
      0,
    )
  })
}
