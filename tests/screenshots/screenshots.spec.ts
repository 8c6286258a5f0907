import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../e2e/support/test.ts'
import { siteLanguages } from '../e2e/support/site-language.ts'
import { everyView } from '../e2e/support/views/every-view.ts'
import { finishAnimations, visitIn } from '../e2e/support/views/view.ts'

const folder = path.join(import.meta.dirname, '../../.local/screenshots')
const widths = [360, 768, 1051, 1440]
const height = 900

// Nothing moves, so that the same page gives the same picture.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const views = siteLanguages.flatMap((language) =>
  everyView.flatMap(({ begin, views }) =>
    Object.entries(views).map(([view, open]) => {
      const name = language.basePath === '' ? view : `${language.code}-${view}`
      return { name, language, begin, open }
    }),
  ),
)

for (const { name, language, begin, open } of views) {
  test(name, async ({ page, school, consoleErrors }) => {
    const visit = visitIn(language, { page, school, consoleErrors })
    await page.setViewportSize({ width: 360, height })
    await begin?.(visit)
    await open(visit)
    await loadPictures(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await finishAnimations(page)
        await page.screenshot({
          path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
    }
  })
}

/** Also those that a person would have to scroll to. */
async function loadPictures(page: Page): Promise<void> {
  await page.locator('img[src]').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
}
