import { site } from '#content/site.ts'
import { boxOf } from './support/boxes.ts'
import { loginForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('the panel slides over one form at a time, and up to 768 px stands below (S2.32, S2.33, S9.11)', async ({
  page,
}) => {
  await page.goto('/login')
  const panel = page.getByRole('complementary')
  for (const width of [769, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [heading, other] of [
      ['Sign in', 'Create account'],
      ['Create account', 'Sign in'],
    ] as const) {
      await expect(page.getByRole('heading', { name: other, level: 1 })).toBeHidden()
      const form = await boxOf(loginForm(page, heading))
      // The panel slides for half a second: a poll sees where it ends.
      const isInPlace = async () => {
        const over = await boxOf(panel)
        if (width < 769) return form.y + form.height <= over.y
        const isApart = form.x + form.width <= over.x + 1 || over.x + over.width <= form.x + 1
        return isApart && form.y < over.y + over.height && over.y < form.y + form.height
      }
      await expect.poll(isInPlace, `${heading} at ${width} px`).toBe(true)
      await panel.getByRole('button', { name: other }).click()
      await expect(page.getByRole('heading', { name: other, level: 1 })).toBeFocused()
    }
  }
})

test('a reload keeps to signing up, and going back leaves the login', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  const heading = loginForm(page, 'Create account').getByRole('heading', { name: 'Create account' })
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(`Create account · ${site.name}`)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})
