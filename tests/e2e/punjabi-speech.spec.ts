import type { Locator, Page } from '@playwright/test'
import { language } from '#content/pa/language.ts'
import { siteLanguages } from './support/site-language.ts'
import { expect, test } from './support/test.ts'
import { addVoice } from './support/voice.ts'

const { account, contact, faq, home, layout } = siteLanguages[1].words

// What a page reads aloud to those who read neither language. Chromium here has no voices: the browser's part is played.

function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said)
}

function listenButton(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).getByRole('button', { name: language.listen ?? '' })
}

test('with a Punjabi voice pages speak heading and lead (B11.09)', async ({ page }) => {
  const { title, short, toShort } = account.signUp
  await addVoice(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const button = listenButton(page)
  for (const [path, firstWords] of [
    ['/pa/contact', [contact.title, contact.lead]],
    ['/pa', [home.title, expect.stringContaining('ਚਾਰ ਪੱਧਰ, ਹਫ਼ਤੇ ਵਿੱਚ ਦੋ ਜਮਾਤਾਂ')]],
    ['/pa/courses', [expect.stringContaining('ਚਾਰ ਪੱਧਰ'), expect.stringContaining('20 ਹਫ਼ਤਿਆਂ')]],
    ['/pa/courses/1', ['ਪਹਿਲੇ ਅੱਖਰ', expect.stringContaining('35 ਅੱਖਰਾਂ')]],
    ['/pa/faq', [faq.pageTitle]],
    ['/pa/login', [account.signIn.title]],
  ] as const) {
    await page.goto(path)
    await button.click()
    expect(await saidOn(page), path).toEqual(firstWords)
  }
  // The other form of the page has a heading of its own.
  await page.getByRole('button', { name: account.signUp.title }).click()
  await button.click()
  expect(await saidOn(page)).toEqual([title, `${short} ${toShort}`])

  // In a browser that cannot say what is visible.
  await page.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
  await page.goto('/pa/contact')
  await button.click()
  expect(await saidOn(page)).toEqual([contact.title, contact.lead])
})

test('the voice stops at a second press and with the page, also on the way back', async ({ page }) => {
  await addVoice(page)
  await page.goto('/pa/contact')
  const button = listenButton(page)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await saidOn(page)).toEqual([])

  await button.click()
  await page.getByRole('contentinfo').getByRole('link', { name: layout.faq }).click()
  await expect(page).toHaveURL('/pa/faq')
  await expect.poll(() => saidOn(page)).toEqual([])
  await button.click()
  expect(await saidOn(page)).toEqual([faq.pageTitle])
  await page.goBack()
  await expect.poll(() => saidOn(page)).toEqual([])
})

test('no button speaks without a Punjabi voice, nor on a page or post in English', async ({ page }) => {
  await page.goto('/pa/contact')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1 button')).toHaveCount(0)
  await addVoice(page)
  for (const path of ['/contact', '/pa/Blogs/counting-to-twenty']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1 button'), path).toHaveCount(0)
  }
})
