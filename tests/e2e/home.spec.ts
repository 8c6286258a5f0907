import type { Page } from '@playwright/test'
import { type Box, boxOf } from './support/boxes.ts'
import { holdRequests } from './support/connection.ts'
import { press } from './support/keyboard.ts'
import {
  countMovingParticles,
  countParticles,
  countSeenParticles,
  frames,
  placesOfParticles,
  watchParticles,
} from './support/particles.ts'
import { expect, test } from './support/test.ts'

const module = /\/assets\/hero-particles-[^/]*\.js$/
const field = '[data-particles]'

test.describe('the particles', () => {
  test.beforeEach(({ page }) => watchParticles(page))

  test('eighty particles drift in the hero of the start page, and all are seen (S2.18, S2.19, S9.08)', async ({
    page,
  }) => {
    await page.goto('/')
    for (const width of [1440, 1051, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => countParticles(page)).toBe(80)
      await expect.poll(() => countSeenParticles(page), { message: `at ${width} px` }).toBe(80)
    }
    await expect.poll(() => countMovingParticles(page)).toBe(80)
  })

  test('no other page has them, and none downloads them (S2.20)', async ({ page }) => {
    const downloads: string[] = []
    page.on('request', (request) => {
      if (module.test(request.url())) downloads.push(request.url())
    })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/register', { waitUntil: 'networkidle' })
    for (const path of ['/courses', '/faq', '/blog', '/contact', '/login']) {
      await menu.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator(field)).toHaveCount(0)
    }
    await page.waitForLoadState('networkidle')
    expect(downloads).toEqual([])
    await page.getByRole('link', { name: 'Painti' }).first().click()
    await expect(page.locator(field)).toHaveCount(1)
    await menu.getByRole('link', { name: 'Courses' }).click()
    await expect(page.locator(field)).toHaveCount(0)
    expect(downloads).toHaveLength(1)
  })

  test('they are not drawn for a visitor who leaves while they are downloaded', async ({ page }) => {
    const release = await holdRequests(page, module)
    const asked = page.waitForRequest(module)
    const arrived = page.waitForResponse(module)
    await page.goto('/')
    await asked
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    release()
    await (await arrived).finished()
    await frames(page, 30)
    await expect(page.locator(field)).toHaveCount(0)
  })

  test('a start page whose particles cannot be downloaded is whole without them', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: net::ERR_FAILED/)
    consoleErrors.allow(/Failed to fetch dynamically imported module/)
    await page.route(module, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => module.test(request.url()))
    await page.goto('/')
    await failed
    await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See the courses' }).click()
    await expect(page).toHaveURL('/courses')
  })

  test('a button stops them and the blinking letters, and lets them move again, by keyboard', async ({
    page,
  }) => {
    await page.goto('/')
    await expect.poll(() => blinkPeriods(page)).toHaveLength(5)
    const periods = await blinkPeriods(page)
    expect(new Set(periods).size, 'each letter blinks at its own time').toBe(5)
    for (const period of periods) {
      expect(period).toBeGreaterThanOrEqual(5000)
      expect(period).toBeLessThanOrEqual(7000)
    }
    await press(page, page.getByRole('button', { name: 'Pause motion' }))
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeFocused()
    await expect.poll(() => countMovingParticles(page)).toBe(0)
    expect(await blinkPeriods(page)).toEqual([])
    const still = await page.locator(field).screenshot()
    expect(still.equals(await page.locator(field).screenshot())).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeFocused()
    await expect.poll(() => countMovingParticles(page)).toBe(80)
    await expect.poll(() => blinkPeriods(page)).toHaveLength(5)
  })

  test('they rest while the hero is out of view, and stay paused when it comes back', async ({ page }) => {
    const top = page.getByRole('heading', { level: 1 })
    const bottom = page.getByRole('contentinfo')
    await page.goto('/')
    await expect.poll(() => countMovingParticles(page)).toBe(80)
    await bottom.scrollIntoViewIfNeeded()
    await expect(page.locator(field)).not.toBeInViewport()
    await expect.poll(() => countMovingParticles(page)).toBe(0)
    await top.scrollIntoViewIfNeeded()
    await expect.poll(() => countMovingParticles(page)).toBe(80)
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await bottom.scrollIntoViewIfNeeded()
    await expect(page.locator(field)).not.toBeInViewport()
    await top.scrollIntoViewIfNeeded()
    await expect(page.locator(field)).toBeInViewport()
    await expect.poll(() => countMovingParticles(page)).toBe(0)
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
  })

  test('paused, they stay where they are while the window changes, and where less motion is wanted for a while', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await expect.poll(() => countMovingParticles(page)).toBe(80)
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await expect.poll(() => countMovingParticles(page)).toBe(0)
    const before = await placesOfParticles(page)
    const width = () => page.evaluate(() => window.particles[0]?.canvas.width ?? 0)
    const wide = await width()
    await page.setViewportSize({ width: 1200, height: 900 })
    await expect.poll(width).toBeLessThan(wide)
    const after = await placesOfParticles(page)
    // What has drifted out of the field may come back on its other side.
    const moved = before.filter(
      ({ x, y }, index) => x > 0 && x < 1 && y > 0 && y < 1 && Math.abs(x - (after[index]?.x ?? NaN)) > 0.001,
    )
    expect(moved).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
    expect(await countMovingParticles(page)).toBe(0)
  })

  test.describe('for someone who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('none is downloaded, and no letter blinks', async ({ page }) => {
      const downloads: string[] = []
      page.on('request', (request) => {
        if (module.test(request.url())) downloads.push(request.url())
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
      expect(await countParticles(page)).toBe(0)
      expect(await blinkPeriods(page)).toEqual([])
      expect(downloads).toEqual([])
    })
  })

  test('they are never behind the words, and move nothing', async ({ page }) => {
    const words = page.locator('main > div').first().locator('h1, p, a')
    for (const width of [1440, 1051, 1050, 768, 360, 320]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        // On opening they come after the words, with one layout or the other.
        if (width === 1440 || width === 360) await page.goto('/')
        await expect(words).toHaveCount(4)
        const before = await Promise.all((await words.all()).map(boxOf))
        const hero = await boxOf(page.locator('main > div').first())
        if (width > 1050) expect(hero.height).toBe(720)
        for (const { width: room } of before) expect(room).toBeLessThanOrEqual(640)
        const sky = await boxOf(page.locator(field))
        expect(await Promise.all((await words.all()).map(boxOf))).toEqual(before)
        const button = await boxOf(page.getByRole('button', { name: 'Pause motion' }))
        expect([button.width, button.height]).toEqual([48, 48])
        for (const box of before) {
          const isBeside = box.x + box.width <= sky.x
          const isAbove = box.y + box.height <= sky.y
          expect(width > 1050 ? isBeside : isAbove).toBe(true)
          expect(isApart(box, button)).toBe(true)
        }
      })
    }
  })
})

/** Milliseconds between two blinks, of each letter on the screen that blinks. */
function blinkPeriods(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-eyes]')].flatMap((eyes) =>
      eyes
        .getAnimations()
        .filter(({ playState }) => playState === 'running' && eyes.checkVisibility())
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    ),
  )
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  )
}
