import type { Page } from '@playwright/test'

/** Makes `goto` and `reload` wait until the app is hydrated and its fonts are loaded. `waitsForApp: false` does without. */
export async function waitForApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('app-ready', () => Object.assign(window, { isAppReady: true }))
  })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...how) => arrived(page, await goto(...how))
  page.reload = async (...how) => arrived(page, await reload(...how))
}

async function arrived<Answer>(page: Page, answer: Answer): Promise<Answer> {
  if (await page.evaluate(() => document.querySelector('link[rel="app"]') !== null)) {
    await page.waitForFunction(() => 'isAppReady' in window)
    await page.waitForFunction(isStyled)
  }
  return answer
}

/** In the page: whether all its styles are there, and its font with the letters of both languages. */
export function isStyled(): boolean {
  return (
    [...document.styleSheets].some(({ href }) => href?.includes('/assets/style-')) &&
    document.fonts.check('16px "Baloo Paaji 2 Variable"', 'aੳ')
  )
}
