import type { Locator, Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { press } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test('one question is open at a time, opened and closed by mouse or keyboard (S2.50)', async ({ page }) => {
  await page.goto('/faq')
  const open = page.locator('details[open]')
  await expect(open).toHaveCount(0)
  for (const name of ['What ages are the classes for?', 'What does it cost?']) {
    await question(page, name).click()
    await expect(open).toHaveCount(1)
    await expect(open.getByRole('heading')).toHaveText(name)
  }
  await question(page, 'What does it cost?').click()
  await expect(open).toHaveCount(0)
  await press(page, question(page, 'How often are the classes?'))
  await expect(page.getByText('There are 2 classes per week')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('There are 2 classes per week')).toBeHidden()
})

test('a link opens its question, in view and with the focus, also on the page itself', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('about:blank')
    await page.goto('/faq#price')
    await expectOpen(page, 'What does it cost?', '/faq#price')
    await expect(page.getByText(`${site.money.sign}100 for each child and level.`)).toBeVisible()
  }
  await page.evaluate(() => (location.hash = 'schedule'))
  await expectOpen(page, 'How often are the classes?', '/faq#schedule')
  await page.goBack()
  await expectOpen(page, 'What does it cost?', '/faq#price')
})

test('an opened question is in the address, without a step in the history', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await question(page, 'How often are the classes?').click()
  await expect(page).toHaveURL('/faq#schedule')
  const placement = 'My child already reads some Punjabi. Must we start at Level 1?'
  await question(page, placement).click()
  await expect(page).toHaveURL('/faq#placement')
  await page.reload()
  await expectOpen(page, placement, '/faq#placement')
  await page.getByRole('link', { name: 'Contact us for an evaluation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectOpen(page, placement, '/faq#placement')
  await question(page, placement).click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('an address with an unknown or malformed hash opens nothing and breaks nothing', async ({ page }) => {
  for (const hash of ['#%E0%A4%A', '#"]', '#main']) {
    await page.goto('about:blank')
    await page.goto(`/faq${hash}`)
    await expect(page.locator('details')).toHaveCount(7)
    await expect(page.locator('details[open]'), hash).toHaveCount(0)
    await question(page, 'What does it cost?').click()
    await expect(page).toHaveURL('/faq#price')
  }
})

function question(page: Page, name: string): Locator {
  return page.locator('summary').filter({ has: page.getByRole('heading', { name }) })
}

/** The question stands open, alone, wholly in view and with the focus. */
async function expectOpen(page: Page, name: string, url: string): Promise<void> {
  await expect(page).toHaveURL(url)
  await expect(page.locator('details[open]').getByRole('heading')).toHaveText([name])
  await expect(question(page, name)).toBeFocused()
  await expect(question(page, name)).toBeInViewport({ ratio: 1 })
}
