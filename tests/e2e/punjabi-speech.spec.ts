import type { Page } from '@playwright/test'
import { words as contact } from '#content/pa/contact.ts'
import { words as layout } from '#content/pa/layout.ts'
import { words as listen } from '#content/pa/listen.ts'
import { expect, test } from './support/test.ts'

// What a page reads aloud to those who read neither language. Chromium here has no voices: the browser's part is played.

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Gives the device a voice; what it is told to say is kept in `said`. */
async function addVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((voice) => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.getVoices = () => [{ lang: voice, localService: true }] as SpeechSynthesisVoice[]
    speechSynthesis.speak = ({ text }) => void said.push(text)
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  }, lang)
}

function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
}

test('on a device with a Punjabi voice each page speaks its heading and the sentence below it, and nothing moves (B11.09)', async ({
  page,
}) => {
  await addVoice(page, 'pa-IN')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pa/contact')
  const heading = page.getByRole('heading', { level: 1 })
  const button = heading.getByRole('button', { name: listen.listen })
  await button.click()
  expect(await saidOn(page)).toEqual([contact.title, contact.lead])
  const shift = await page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return [...shifts, ...observer.takeRecords()].reduce(
      (sum, entry) => sum + (entry as LayoutShift).value,
      0,
    )
  })
  expect(shift).toBeLessThan(0.01)

  await page.getByRole('contentinfo').getByRole('link', { name: layout.faq }).click()
  await expect(page).toHaveURL('/pa/faq')
  await button.click()
  expect(await saidOn(page)).toEqual([await heading.textContent()])
  await page.goBack()
  await expect(heading).toContainText(contact.title)
  await expect(button).toHaveCount(1)
})

test('without a Punjabi voice, on an English page and on a post in English no button speaks', async ({
  page,
}) => {
  await page.goto('/pa/contact')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1 button')).toHaveCount(0)
  await addVoice(page, 'pa-IN')
  for (const path of ['/contact', '/pa/Blogs/counting-to-twenty']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1 button'), path).toHaveCount(0)
  }
})
