import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { simran } from './support/school.ts'
import { expectDashboard, signInAt } from './support/journey.ts'
import { holdRequests } from './support/connection.ts'
import { expect, test } from './support/test.ts'

const database = /\/v1\/projects\//

test('a heading that comes later has the focus too, but from nobody who types', async ({ page, school }) => {
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(page)
  for (const isTyping of [false, true]) {
    // Until the session is known, the guard shows no page, and so no heading.
    const release = await holdRequests(page, /\/assets\/session-/)
    await page.goto('/courses/1')
    await page.getByRole('link', { name: 'Enrol Now' }).first().click()
    await expect(page.getByRole('status')).toHaveText('Loading...')
    await expect(page.getByRole('main')).toBeFocused()
    const newsletter = page.getByRole('contentinfo').getByLabel('Your email')
    if (isTyping) await newsletter.fill('harleen@')
    release()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(isTyping ? newsletter : heading).toBeFocused()
  }
})

test('the page before stays until the next one comes, with a menu opened meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/faq')
  const release = await holdRequests(page, /\/assets\/contact-page-.*\.js/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { name: 'Questions parents ask' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  await expect(page).toHaveTitle(`Contact · ${site.name}`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

for (const [list, more, isCarried] of [
  ['/courses', /^Register Now/, false],
  // A post carries the list, for what to read next.
  ['/blog', /^Read More/, true],
] as const) {
  test(`going back to ${list} leads to the place on it, also when it is read again`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(list)
    const last = page.getByRole('link', { name: more }).last()
    await last.scrollIntoViewIfNeeded()
    const place = await scrollOf(page)
    expect(place).toBeGreaterThan(300)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(last).toBeVisible()
    await expect.poll(() => scrollOf(page), 'a reload leads to the place too').toBe(place)

    await last.click()
    await expect(page).not.toHaveURL(list)
    await expect.poll(() => scrollOf(page), 'the next page begins at its top').toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect.poll(() => scrollOf(page)).toBe(place)

    await page.goForward()
    await expect(page).not.toHaveURL(list)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const release = await holdRequests(page, database)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(last).toBeVisible({ visible: isCarried })
    release()
    await expect(last).toBeVisible()
    await expect.poll(() => scrollOf(page)).toBe(place)
  })
}

test('whoever scrolls while a page is read again stays where they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/blog')
  const last = page.getByRole('link', { name: /^Read More/ }).last()
  await last.click()
  await expect(page).toHaveURL(/Blogs/)
  await page.reload()
  const release = await holdRequests(page, database)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  // The way back has begun to lead to the place: whoever scrolls before that is led there all the same.
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0)
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => scrollOf(page)).toBe(0)
  release()
  await expect(last).toBeVisible()
  expect(await scrollOf(page)).toBe(0)
})

async function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}
