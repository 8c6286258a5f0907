import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { everyView } from './support/views/every-view'
import { lookAtEach, standStill } from './support/views/view'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [360, 1440]
const height = 900

/** Rules that a view need not keep. Until the session is known there is no page yet, and so nothing to be headed. */
const exempt: Record<string, string[]> = { 'session-loading': ['page-has-heading-one'] }

test.describe.configure({ mode: 'parallel' })

for (const group of everyView) {
  test(`axe finds nothing in what is seen by ${group.who}`, async ({ page, school, consoleErrors }) => {
    test.setTimeout(group.views.length * 20_000 + 40_000)
    await page.setViewportSize({ width: 360, height })
    await lookAtEach(group, { page, school, consoleErrors }, async ({ name, upTo = Infinity }) => {
      for (const width of widths.filter((one) => one <= upTo)) {
        await page.setViewportSize({ width, height })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await standStill(page)
          expect
            .soft(await faultsOf(page, colorScheme, exempt[name]), `${name} at ${width} px, ${colorScheme}`)
            .toEqual([])
        }
      }
      await page.setViewportSize({ width: 360, height })
    })
  })
}

/** Each fault as a line that says which rule, where, and what is wrong with it. */
async function faultsOf(
  page: Page,
  colorScheme: 'light' | 'dark',
  exemptRules: string[] = [],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The site has no frames; the other mode opens a page of its own for each answer.
    .setLegacyMode()
  // By night the same elements stand there in other colours: nothing else can differ.
  if (colorScheme === 'dark') axe.withRules('color-contrast')
  else axe.withTags(tags).disableRules(exemptRules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
