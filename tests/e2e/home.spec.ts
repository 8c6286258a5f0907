import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { press } from './support/keyboard.ts'
import { countMovingParticles, watchParticles } from './support/particles.ts'
import { expect, test } from './support/test.ts'

const module = /\/assets\/hero-particles-[^/]*\.js$/
const field = '[data-particles]'

test.beforeEach(({ page }) => watchParticles(page))

test('eighty particles drift in the hero (S2.18, S2.19, S9.08)', async ({ page }) => {
  await page.goto('/')
  for (const width of [1440, 1051, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => window.particles.length)).toBe(80)
  }
  await expect.poll(() => countMovingParticles(page)).toBe(80)
})

test('no other page has the particles, and none downloads them (S2.20)', async ({ page }) => {
  const downloads = downloadsOf(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/register', { waitUntil: 'networkidle' })
  for (const path of ['/courses', '/faq', '/blog', '/contact', '/login']) {
    await menu.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator(field)).toHaveCount(0)
  }
  await page.waitForLoadState('networkidle')
  expect(downloads).toEqual([])
  await page.getByRole('link', { name: site.name }).first().click()
  await expect(page.locator(field)).toHaveCount(1)
  await menu.getByRole('link', { name: 'Courses' }).click()
  await expect(page.locator(field)).toHaveCount(0)
})

test('a button stops particles and blinking letters, and starts them, by keyboard', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => blinkPeriods(page)).toHaveLength(5)
  const periods = await blinkPeriods(page)
  expect(new Set(periods).size, 'each letter blinks at its own time').toBe(5)
  expect(Math.min(...periods)).toBeGreaterThanOrEqual(5000)
  expect(Math.max(...periods)).toBeLessThanOrEqual(7000)
  await press(page, page.getByRole('button', { name: 'Pause motion' }))
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeFocused()
  await expect.poll(() => countMovingParticles(page)).toBe(0)
  expect(await blinkPeriods(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => countMovingParticles(page)).toBe(80)
  await expect.poll(() => blinkPeriods(page)).toHaveLength(5)
})

test('particles rest out of view', async ({ page }) => {
  const top = page.getByRole('heading', { level: 1 })
  const bottom = page.getByRole('contentinfo')
  const moving = () => countMovingParticles(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect.poll(moving).toBe(80)
  await bottom.scrollIntoViewIfNeeded()
  await expect.poll(moving).toBe(0)
  await top.scrollIntoViewIfNeeded()
  await expect.poll(moving).toBe(80)

  await page.getByRole('button', { name: 'Pause motion' }).click()
  await expect.poll(moving).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await bottom.scrollIntoViewIfNeeded()
  await top.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
  expect(await moving()).toBe(0)
})

test('for who wants less motion no particle is downloaded and no letter blinks', async ({ page }) => {
  const downloads = downloadsOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
  expect(await blinkPeriods(page)).toEqual([])
  expect(downloads).toEqual([])
})

test('particles are never behind the words', async ({ page }) => {
  for (const width of [1440, 1051, 1050, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    // On opening they come after the words, with one layout or the other.
    if (width === 1440 || width === 360) await page.goto('/')
    for (const over of [page.locator(field), page.getByRole('button', { name: 'Pause motion' })])
      expect(await over.evaluate(wordsUnder), `at ${width} px`).toEqual({ words: 4, under: [] })
  }
})

/** What a page downloads of the particles, from now on. */
function downloadsOf(page: Page): string[] {
  const downloads: string[] = []
  page.on('request', (request) => {
    if (module.test(request.url())) downloads.push(request.url())
  })
  return downloads
}

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

/** In the page: how many words the hero has, and those that an element lies over. */
function wordsUnder(element: Element): { words: number; under: string[] } {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const words = [...document.querySelectorAll('main > div:first-child :is(h1, p, a)')]
  const under = words.filter((word) => {
    const box = word.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
  return { words: words.length, under: under.map(({ textContent }) => textContent) }
}
