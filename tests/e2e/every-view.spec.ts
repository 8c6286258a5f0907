import type { Page } from '@playwright/test'
import { findAxeViolations } from './support/axe.ts'
import { findUnseenInForcedColours } from './support/forced-colours.ts'
import { findLayoutFaults } from './support/layout-faults.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { builtLanguages } from './support/site-language.ts'
import { expect, test } from './support/test.ts'
import { everyView } from './support/views/every-view.ts'
import { forEachView, finishAnimations, visitIn } from './support/views/view.ts'

const [phone, desk] = [360, 1440]
const height = 900

/**
 * 180 px is a phone at 200 %, 320 px a window of 1280 px at 400 % (WCAG 1.4.10); a root of 200 % is text at twice its size
 * (1.4.4).
 */
const magnifications = [
  { width: 180, rootSize: '100%' },
  { width: 320, rootSize: '100%' },
  { width: phone, rootSize: '200%' },
  { width: 320, rootSize: '200%' },
]

/** Rules of axe that do not apply to a view: until the session is known there is no page, and so no heading. */
const exempt: Record<string, string[]> = { 'session-loading': ['page-has-heading-one'] }

test.describe.configure({ mode: 'parallel' })

// Each view is opened once and looked at in every way, because opening takes longest.
for (const language of builtLanguages) {
  for (const group of everyView) {
    test(`every view of ${group.who} passes axe and loses nothing magnified (${language.code})`, async ({
      page,
      school,
      consoleErrors,
    }) => {
      test.setTimeout(Object.keys(group.views).length * 25_000 + 60_000)
      await page.setViewportSize({ width: phone, height })
      await forEachView(group, visitIn(language, { page, school, consoleErrors }), async (name) => {
        for (const width of [phone, desk]) {
          await page.setViewportSize({ width, height })
          await expectAccessible(page, name, width)
          await expectNoLayoutFaults(page, `${name} at ${width} px`)
        }
        for (const { width, rootSize } of magnifications) {
          await magnify(page, width, rootSize)
          await expectNoLayoutFaults(page, `${name} at ${width} px, text ${rootSize}`)
        }
        await page.setViewportSize({ width: phone, height })
      })
    })
  }
}

async function expectAccessible(page: Page, name: string, width: number): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    await finishAnimations(page)
    const unseen = await page.evaluate(findUnseenInForcedColours)
    expect.soft(unseen, `forced colours: ${name} at ${width} px, ${colorScheme}`).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await finishAnimations(page)
    const violations = await findAxeViolations(page, colorScheme, exempt[name])
    expect.soft(violations, `axe: ${name} at ${width} px, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await page.evaluate(findSmallTargets), `too small: ${name} at ${width} px`).toEqual([])
}

async function expectNoLayoutFaults(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findLayoutFaults), where).toEqual([])
}

async function magnify(page: Page, width: number, rootSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
  await finishAnimations(page)
}
