import type { Page } from '@playwright/test'
import { findAxeViolations } from './support/axe.ts'
import { findUnseenInForcedColours } from './support/forced-colours.ts'
import { findLayoutFaults } from './support/layout-faults.ts'
import { layoutShiftOf } from './support/layout-shift.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { builtLanguages } from './support/site-language.ts'
import { expect, test as base } from './support/test.ts'
import { everyView } from './support/views/every-view.ts'
import { forEachView, finishAnimations, visitIn } from './support/views/view.ts'
import { visitorViews } from './support/views/visitor.ts'

// Each view is opened once and examined in every way, because opening takes longest. `npm run screenshots` opens the same
// views and takes their pictures instead.

const test = base.extend<{ picturesIn: string | null }>({ picturesIn: [null, { option: true }] })

const [phone, desk] = [360, 1440]
const height = 900
const schemes = ['light', 'dark'] as const
const looks = [
  { width: phone, colorScheme: 'light' },
  { width: desk, colorScheme: 'dark' },
] as const

/** 180 px is a phone at 200 % (WCAG 1.4.10); 320 px with text at twice its size is the narrowest window of 1.4.4. */
const magnifications = [
  { width: 180, rootSize: '100%' },
  { width: 320, rootSize: '200%' },
]

/** Rules of axe that do not apply to a view: until the session is known there is no page, and so no heading. */
const exempt: Record<string, string[]> = { 'session-loading': ['page-has-heading-one'] }

/** What anybody can read stands still from the first moment on; a question that is linked opens once the script is there. */
const standsStill = Object.keys(visitorViews.views).filter((name) => name !== 'faq-open')
/** Its font may move a page by 0.01 (every-page.spec.ts), and each of its two files as they come. */
const allowedShift = 0.02

test.describe.configure({ mode: 'parallel' })

for (const [index, language] of builtLanguages.entries()) {
  for (const group of everyView) {
    test(`every view of ${group.who} passes axe, stands still, and loses nothing magnified (${language.code})`, async ({
      page,
      school,
      consoleErrors,
      picturesIn,
    }) => {
      test.setTimeout(Object.keys(group.views).length * 25_000 + 60_000)
      await page.setViewportSize({ width: phone, height })
      await forEachView(group, visitIn(language, { page, school, consoleErrors }), async (name) => {
        if (picturesIn === null) await examine(page, name, index)
        else await takePictures(page, `${picturesIn}/${language.basePath && `${language.code}-`}${name}`)
        await page.setViewportSize({ width: phone, height })
      })
    })
  }
}

/**
 * Looks at a view as a phone shows it by day and a desk by night. What does not depend on words is looked for on one of
 * them in each language, on both where the site has only one.
 */
async function examine(page: Page, name: string, language: number): Promise<void> {
  if (standsStill.includes(name))
    expect.soft(await layoutShiftOf(page), `moves: ${name}`).toBeLessThan(allowedShift)
  for (const [index, { width, colorScheme }] of looks.entries()) {
    const where = `${name} at ${width} px, ${colorScheme}`
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    if (builtLanguages.length === 1 || index === language % 2) {
      await page.emulateMedia({ forcedColors: 'active' })
      await finishAnimations(page)
      expect.soft(await page.evaluate(findUnseenInForcedColours), `forced colours: ${where}`).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      await finishAnimations(page)
      expect.soft(await findAxeViolations(page, exempt[name]), `axe: ${where}`).toEqual([])
    }
    await finishAnimations(page)
    expect.soft(await page.evaluate(findSmallTargets), `too small: ${where}`).toEqual([])
    expect.soft(await page.evaluate(findLayoutFaults), where).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const { width, rootSize } of magnifications) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
    await finishAnimations(page)
    const where = `${name} at ${width} px, text ${rootSize}`
    expect.soft(await page.evaluate(findLayoutFaults), where).toEqual([])
  }
}

/** The whole page at four widths, by day and by night. */
async function takePictures(page: Page, name: string): Promise<void> {
  // Also those that a person would have to scroll to.
  await page.locator('img[src]').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
  for (const width of [phone, 768, 1051, desk]) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const file = `${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    }
  }
}
