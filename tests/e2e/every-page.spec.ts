import type { Page } from '@playwright/test'
import { inLanguage } from '#lib/paths.ts'
import { isStyled, waitForApp } from './support/app-ready.ts'
import { holdScripts } from './support/connection.ts'
import { expectDashboard, signInAt } from './support/journey.ts'
import { layoutShiftOf } from './support/layout-shift.ts'
import { latinTexts } from './support/latin-texts.ts'
import { simran } from './support/school.ts'
import { builtLanguages } from './support/site-language.ts'
import { expect, test } from './support/test.ts'

// Each page is opened once, for all that is looked for before, while and after its script comes.

test.describe.configure({ mode: 'parallel' })
// A visitor in another zone and year, whose browser words everything otherwise.
test.use({ waitsForApp: false, timezoneId: 'Australia/Melbourne' })

const widths = [360, 390, 412, 768, 1440]

for (const language of builtLanguages) {
  test(`each page opens to whom it is for, is whole before its script, stands still, and calls only the SDKs (${language.code}; S2.14, S2.15, S6.02, S7.26, B11.05)`, async ({
    page,
    context,
    school,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const { calls, scripts } = requestsOf(page, baseURL ?? '')
    const documents = 'https://firestore.googleapis.com/v1/projects/'
    await page.addInitScript(liveElsewhere)
    for (const path of [
      ...['/', '/register', '/login', '/courses', '/courses/1', '/faq', '/blog', '/contact', '/privacy'],
      ...['/Blogs/counting-to-twenty', '/Blogs/a-basant-morning', '/Blogs/five-letters-five-friends'],
      '/Blogs/when-you-do-not-speak-punjabi',
    ]) {
      await test.step(path, async () => {
        const release = await holdScripts(page)
        await page.goto(inLanguage(path, language))
        await page.waitForFunction(isStyled)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(() => page.evaluate(faultsBeforeScript)).toEqual([])
        // Where this fails for words that were written anew, size-adjust in fallback-font.css may need another fit (decision 113).
        expect.soft(await shiftsByFont(page)).toEqual([])
        if (language.code === 'pa' && !path.startsWith('/Blogs')) expect(await latinTexts(page)).toEqual([])

        await page.setViewportSize({ width: 360, height: 800 })
        const changes = page.evaluate(changesByHydration)
        release()
        expect(await changes).toEqual({ replaced: [], moved: '' })
        await expectShell(page, language.code)
        // Everything that is loaded on scrolling or on idle.
        await page.mouse.wheel(0, 20_000)
        await page.waitForLoadState('networkidle')
        expect([...calls].filter((call) => call !== documents)).toEqual([])
        expect(await context.cookies()).toEqual([])
        await page.unrouteAll()
      })
    }
    const tab = await context.newPage()
    await waitForApp(tab)
    const own = requestsOf(tab, baseURL ?? '')
    await signInAt(tab, inLanguage('/dashboard', language), await school.addParent(simran))
    await expectDashboard(tab)
    for (const path of ['/dashboard', '/addstudent', '/courses/1/enroll', '/courses/1/confirmation']) {
      await tab.goto(inLanguage(path, language))
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(tab).toHaveURL(inLanguage(path, language))
      await expectShell(tab, language.code)
    }
    expect([...own.calls].sort()).toEqual([documents, 'https://identitytoolkit.googleapis.com/v1/accounts:'])
    const office = /npm run school|paymentNote|office-visit/
    for (const script of [...scripts, ...own.scripts])
      expect(await (await page.request.get(script)).text()).not.toMatch(office)
  })
}

/** Which services a page calls from now on, but for files of the site, and which scripts it downloads. */
function requestsOf(page: Page, baseURL: string): { calls: Set<string>; scripts: Set<string> } {
  const [calls, scripts] = [new Set<string>(), new Set<string>()]
  page.on('request', (request) => {
    const type = request.resourceType()
    if (type === 'script') scripts.add(request.url())
    const { protocol, origin, pathname } = new URL(request.url())
    const isCall = ['fetch', 'xhr'].includes(type) || origin !== new URL(baseURL).origin
    if (/^(https?|wss?):/.test(protocol) && isCall) calls.add(origin + pathname.slice(0, 13))
  })
  return { calls, scripts }
}

/** Navigation and footer are there, in the language of the page, and lead to pages in it. */
async function expectShell(page: Page, code: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page).toHaveTitle(/ · /)
  await expect(page.locator('#main-menu a[href$="/courses"]:not([hreflang])')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(2)
  const others =
    code === 'pa'
      ? 'a[href^="/"]:not([hreflang], [href="/pa"], [href^="/pa/"])'
      : 'a[href^="/pa"]:not([hreflang])'
  await expect(page.locator(others)).toHaveCount(0)
}

/** In the page: images that do not come, drawings that are empty, and what stands above the header but its edge. */
function faultsBeforeScript(): string[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const image of images) image.loading = 'eager'
  const lost = images.filter(({ naturalWidth }) => naturalWidth === 0)
  const missing = [...lost, ...document.querySelectorAll('main svg:empty')].map((one) => one.outerHTML)
  const top = document.querySelector('header')?.getBoundingClientRect().top
  return top === 14 ? missing : [...missing, `the header stands at ${top} px`]
}

/** In the page: which of its parts are no longer there once the app is, and the innermost of what stands elsewhere. */
async function changesByHydration(): Promise<{ replaced: string[]; moved: string }> {
  const elements = [...document.querySelectorAll('body *')]
  const parts = [...document.querySelectorAll('main, h1, main p, footer form')]
  const placeOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom)
  const before = elements.map(placeOf)
  await new Promise((resolve) => {
    addEventListener('app-ready', resolve)
  })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const moved = elements.findLast((element, index) => placeOf(element) !== before[index])
  return {
    replaced: parts.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    moved: moved?.outerHTML ?? '',
  }
}

/** In the page: gives it the year 2001, and an `Intl` with words and an order of its own. The digits of a date are the same everywhere. */
function liveElsewhere(): void {
  // Playwright's own clock would take the place of frames, too.
  const then = Date.UTC(2001, 1, 3)
  Date.now = () => then
  window.Date = new Proxy(Date, {
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [then] : given) as Date,
  })
  const formats = Object.getOwnPropertyNames(Intl).map((name): unknown => Reflect.get(Intl, name))
  for (const { prototype } of [...formats, Number, Date, Array, String] as { prototype?: object }[])
    for (const name of Object.getOwnPropertyNames(prototype ?? {}))
      if (/^(format|formatRange|localeCompare|of|select|toLocale\w+)$/.test(name))
        Object.defineProperty(prototype, name, { value: () => 'otherwise' })
}

/** How much a page moves, as browsers score it, when its font goes at these widths: as much as when it comes. */
async function shiftsByFont(page: Page): Promise<string[]> {
  const moved: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const before = await layoutShiftOf(page)
    await page.evaluate(() => {
      const { style } = document.documentElement
      const [, ...fallback] = getComputedStyle(document.documentElement).getPropertyValue('--font').split(',')
      style.setProperty('--font', fallback.join())
    })
    const shift = (await layoutShiftOf(page)) - before
    await page.evaluate(() => document.documentElement.style.removeProperty('--font'))
    if (shift > 0.01) moved.push(`at ${width} px: ${shift.toFixed(3)}`)
  }
  return moved
}
