import type { Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/test.ts'
import { everyView } from './support/views/every-view.ts'
import { lookAtEach, standStill, type View } from './support/views/view.ts'

const [phone, desk] = [360, 1440]
const height = 900

/** 320 px are a window of 1280 px at 400 % (WCAG 1.4.10); a root of 200 % is text at twice its size (1.4.4). */
const magnifications = [
  { width: 320, rootSize: '100%' },
  { width: phone, rootSize: '200%' },
  { width: 320, rootSize: '200%' },
]

/** Rules of axe that a view need not keep. Until the session is known there is no page yet, and so nothing to be headed. */
const exempt: Record<string, string[]> = { 'session-loading': ['page-has-heading-one'] }

test.describe.configure({ mode: 'parallel' })

// Each view is opened once and looked at in every way: opening them is what takes long.
for (const group of everyView) {
  test(`what is seen by ${group.who} keeps the rules of axe, can be pressed with a thumb and be read magnified`, async ({
    page,
    school,
    consoleErrors,
  }) => {
    test.setTimeout(group.views.length * 25_000 + 60_000)
    await page.setViewportSize({ width: phone, height })
    await lookAtEach(group, { page, school, consoleErrors }, async (view) => {
      for (const width of [phone, desk].filter((one) => one <= (view.upTo ?? Infinity))) {
        await page.setViewportSize({ width, height })
        await expectNoFaults(page, view, width)
      }
      for (const { width, rootSize } of magnifications) {
        await magnify(page, width, rootSize)
        expect
          .soft(await page.evaluate(layoutFaults), `${view.name} at ${width} px, text ${rootSize}`)
          .toEqual([])
      }
      await page.setViewportSize({ width: phone, height })
    })
  })
}

async function expectNoFaults(page: Page, { name }: View, width: number): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await standStill(page)
    const faults = await axeFaults(page, colorScheme, exempt[name])
    expect.soft(faults, `axe: ${name} at ${width} px, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await page.evaluate(smallTargets), `too small: ${name} at ${width} px`).toEqual([])
}

async function magnify(page: Page, width: number, rootSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
  await standStill(page)
}
