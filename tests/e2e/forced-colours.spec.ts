import type { Locator, Page } from '@playwright/test'
import { boxOf } from './support/boxes.ts'
import { mehar, simran } from './support/school.ts'
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

test('boxes and icons to press have an edge in forced colours, and the main button a ground', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran, mehar)
  await school.enrolChild(parent, 'Simran', 1)
  await signInAt(page, '/courses/2/enroll', parent)
  const boxOfChild = (name: string) => page.getByRole('checkbox', { name })
  await expect(boxOfChild('Mehar')).toBeVisible()
  const free = await boxOfChild('Simran').screenshot()
  expect(free.equals(await boxOfChild('Mehar').screenshot()), 'who cannot be chosen looks different').toBe(
    false,
  )
  const comesAfter = page.locator('div:has(> svg)', { hasText: 'Level 2 comes after Level 1.' }).last()
  for (const box of [page.getByRole('link', { name: 'Profile' }), page.getByRole('table'), comesAfter])
    expect(await box.evaluate(hasEdge), (await box.textContent()) ?? '').toBe(true)

  await page.goto('/dashboard')
  await expect(page.getByRole('table')).toHaveCount(2)
  for (const table of await page.getByRole('table').all()) expect(await table.evaluate(hasEdge)).toBe(true)
  const groundOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await groundOf('Add New Student')).not.toBe(await groundOf('Sign Out'))
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.getByRole('button', { name: 'Open menu' }).evaluate(hasEdge)).toBe(true)
  for (const row of await page.locator('tbody tr').all()) expect(await row.evaluate(hasEdge)).toBe(true)
})

/** In the page: whether an element has a line around it that is seen on the page. */
function hasEdge(element: Element): boolean {
  const { borderTopColor, borderTopWidth, outlineColor, outlineStyle } = getComputedStyle(element)
  const unseen = [getComputedStyle(document.body).backgroundColor, 'rgba(0, 0, 0, 0)']
  return (
    (borderTopWidth !== '0px' && !unseen.includes(borderTopColor)) ||
    (outlineStyle === 'solid' && !unseen.includes(outlineColor))
  )
}

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
