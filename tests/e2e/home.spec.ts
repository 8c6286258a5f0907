import type { Locator, Page } from '@playwright/test'
import { countDrawnParticles, framesDrawn } from './support/drawn-particles.ts'
import { press } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

const engine = /\/assets\/particles-[^/]*\.js$/

test.describe('the particles', () => {
  test.beforeEach(({ page }) => countDrawnParticles(page))

  test('eighty particles drift in the hero of the start page (S2.18, S2.19, S9.08)', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('canvas')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.drawnParticles.at(-2))).toBe(80)
    const before = await page.locator('canvas').screenshot()
    await expect
      .poll(async () => before.equals(await page.locator('canvas').screenshot()), { message: 'stands still' })
      .toBe(false)
  })

  test('no other page has them, and none downloads them (S2.20)', async ({ page }) => {
    const downloads: string[] = []
    page.on('request', (request) => {
      if (engine.test(request.url())) downloads.push(request.url())
    })
    const others = ['/courses', '/faq', '/blog', '/contact', '/login', '/register', '/courses/1', '/nowhere']
    for (const path of others) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
      await expect(page.locator('canvas')).toHaveCount(0)
    }
    expect(downloads).toEqual([])
    for (const path of ['/courses', '/faq', '/blog', '/contact', '/login']) {
      await page.getByRole('link', { name: 'Painti' }).first().click()
      await expect(page.locator('canvas')).toHaveCount(1)
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('canvas')).toHaveCount(0)
    }
    expect(downloads).toHaveLength(1)
  })

  test('they do not follow a visitor who leaves while they are on their way', async ({ page }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(engine, async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest(engine)
    const arrived = page.waitForResponse(engine)
    await page.goto('/')
    await asked
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    release()
    await (await arrived).finished()
    expect(await framesDrawn(page, 30)).toBe(0)
    await expect(page.locator('canvas')).toHaveCount(0)
  })

  test('a start page whose particles cannot be downloaded is whole without them', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: net::ERR_FAILED/)
    consoleErrors.allow(/Failed to fetch dynamically imported module/)
    await page.route(engine, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => engine.test(request.url()))
    await page.goto('/')
    await failed
    await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See the courses' }).click()
    await expect(page).toHaveURL('/courses')
  })

  test('a button stops them and lets them drift again, by keyboard', async ({ page }) => {
    await page.goto('/')
    await press(page, page.getByRole('button', { name: 'Pause motion' }))
    const play = page.getByRole('button', { name: 'Play motion' })
    await expect(play).toBeFocused()
    await expect.poll(() => framesDrawn(page, 20)).toBe(0)
    const still = await page.locator('canvas').screenshot()
    expect(still.equals(await page.locator('canvas').screenshot())).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeFocused()
    await expect.poll(() => framesDrawn(page, 20)).toBeGreaterThan(2)
  })

  test('the letters blink while the particles drift, each at its own time, and stop with them', async ({
    page,
  }) => {
    await page.goto('/')
    await expect.poll(() => blinks(page)).toHaveLength(5)
    const paces = await blinks(page)
    expect(new Set(paces).size).toBe(5)
    for (const pace of paces) {
      expect(pace).toBeGreaterThanOrEqual(5000)
      expect(pace).toBeLessThanOrEqual(7000)
    }
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await expect.poll(() => blinks(page)).toEqual([])
    await page.getByRole('button', { name: 'Play motion' }).click()
    await expect.poll(() => blinks(page)).toHaveLength(5)
  })

  test('they rest while the hero is out of view', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => framesDrawn(page, 20)).toBeGreaterThan(2)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('canvas')).not.toBeInViewport()
    await expect.poll(() => framesDrawn(page, 20)).toBe(0)
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect.poll(() => framesDrawn(page, 20)).toBeGreaterThan(2)
  })

  test('who paused them finds them paused after scrolling away and back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('canvas')).not.toBeInViewport()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(page.locator('canvas')).toBeInViewport()
    await expect.poll(() => framesDrawn(page, 20)).toBe(0)
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
  })

  test.describe('for someone who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('they stand still, and there is no button', async ({ page }) => {
      await page.goto('/')
      await expect.poll(() => page.evaluate(() => window.drawnParticles.at(-1))).toBe(80)
      await expect.poll(() => framesDrawn(page, 20)).toBe(0)
      await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
      expect(await blinks(page)).toEqual([])
    })

    test('they are drawn again when the window changes its size', async ({ page }) => {
      await page.goto('/')
      await expect.poll(() => page.evaluate(() => window.drawnParticles.at(-1))).toBe(80)
      const frames = await page.evaluate(() => window.drawnParticles.length)
      await page.setViewportSize({ width: 1200, height: 720 })
      await expect.poll(() => page.evaluate(() => window.drawnParticles.length)).toBeGreaterThan(frames)
      await expect.poll(() => page.evaluate(() => window.drawnParticles.at(-1))).toBe(80)
    })
  })

  for (const width of [1440, 1051, 1050, 768, 360, 320]) {
    test(`they are never behind the words, and move nothing, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const words = page.locator('main > div').first().locator('h1, p, a')
      await expect(words).toHaveCount(4)
      await page.evaluate(() => document.fonts.ready)
      const before = await Promise.all((await words.all()).map(boxOf))
      const hero = await boxOf(page.locator('main > div').first())
      if (width > 1050) expect(hero.height).toBe(720)
      for (const { width: room } of before) expect(room).toBeLessThanOrEqual(640)
      const field = await boxOf(page.locator('canvas'))
      expect(await Promise.all((await words.all()).map(boxOf))).toEqual(before)
      for (const box of before) {
        const isBeside = box.x + box.width <= field.x
        const isAbove = box.y + box.height <= field.y
        expect(width > 1050 ? isBeside : isAbove).toBe(true)
      }
      const button = await boxOf(page.getByRole('button', { name: 'Pause motion' }))
      expect([button.width, button.height]).toEqual([48, 48])
      for (const box of before) expect(isApart(box, button)).toBe(true)
    })
  }
})

test('Start Learning ends at the top of the courses, with the focus on their heading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('heading', { name: 'Four levels, one small step at a time' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { name: 'Four levels, one small step at a time' })).toBeInViewport()
})

/** After how many milliseconds each letter that is seen blinks again. */
async function blinks(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-eyes]'))
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where an element stands once it is there. */
async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (box === null) throw new Error('What is to be measured is not there.')
  return box
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  )
}
