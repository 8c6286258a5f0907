import type { Locator, Page } from '@playwright/test'
import { boxOf } from './support/boxes.ts'
import { simran } from './support/school.ts'
import { loginForm, signInAt } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

// In forced colours the browser paints everything in a few colours of the person's own: what only a colour, a background
// or a shadow shows is gone.

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

test('what has the focus is seen in forced colours', async ({ page }) => {
  await page.goto('/login')
  const form = loginForm(page, 'Sign in')
  for (const target of [
    page.getByRole('link', { name: 'Courses' }).first(),
    form.getByLabel('Email'),
    form.getByRole('button', { name: 'Show password' }),
    form.getByRole('button', { name: 'Sign in' }),
    form.getByRole('button', { name: 'Forgot your password?' }),
    page.getByRole('button', { name: 'Create account' }),
  ]) {
    await tabTo(page, target)
    const focused = await around(page, target)
    await target.evaluate((element: HTMLElement) => element.blur())
    expect(focused.equals(await around(page, target))).toBe(false)
    await target.focus()
  }
})

test('icons stand out from their background in forced colours', async ({ page, school }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/courses/1')
  await expectContrast(page)
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('What to Expect')).toBeVisible()
  await expectContrast(page)
  await signInAt(page, '/courses/2/enroll', await school.addParent(simran))
  await expect(page.getByText('Needs Level 1')).toBeVisible()
  await expectContrast(page)
})

async function expectContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(iconsWithoutContrast), colorScheme).toEqual([])
  }
}

/** A picture of an element and of what stands close to it. */
async function around(page: Page, target: Locator): Promise<Buffer> {
  const box = await boxOf(target)
  const air = 8
  return page.screenshot({
    clip: { x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air },
    caret: 'hide',
  })
}

/** In the page: line icons whose lines have the colour of their background. */
function iconsWithoutContrast(): string[] {
  function backgroundOf(element: Element): string {
    const { backgroundColor } = getComputedStyle(element)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || element.parentElement === null) return backgroundColor
    return backgroundOf(element.parentElement)
  }
  return [...document.querySelectorAll('svg.lucide')]
    .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === backgroundOf(icon))
    .map((icon) => icon.outerHTML.slice(0, 80))
}
