import type { Page } from '@playwright/test'
import { layoutFaults } from './support/layout-faults'
import { expect, test } from './support/test'
import { everyView } from './support/views/every-view'
import { lookAtEach, standStill } from './support/views/view'

/** 320 px are a window of 1280 px at 400 % (WCAG 1.4.10); a root of 200 % is text at twice its size (1.4.4). */
const magnifications = [
  { width: 320, rootSize: '100%' },
  { width: 360, rootSize: '200%' },
  { width: 320, rootSize: '200%' },
]

test.describe.configure({ mode: 'parallel' })

for (const group of everyView) {
  test(`everything that is seen by ${group.who} can be read at 400 %, and with its text at 200 %`, async ({
    page,
    school,
    consoleErrors,
  }) => {
    test.setTimeout(group.views.length * 10_000 + 40_000)
    await page.setViewportSize({ width: 320, height: 740 })
    await lookAtEach(group, { page, school, consoleErrors }, async ({ name }) => {
      for (const { width, rootSize } of magnifications) {
        await magnify(page, width, rootSize)
        expect.soft(await page.evaluate(layoutFaults), `${name} at ${width} px, text ${rootSize}`).toEqual([])
      }
    })
  })
}

async function magnify(page: Page, width: number, rootSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
  await standStill(page)
}
