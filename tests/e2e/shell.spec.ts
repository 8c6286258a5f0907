import type { Locator, Page } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { boxOf } from './support/boxes.ts'
import { expectDashboard, loginForm, signInAt } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const height = 900

test('the menu opens by its button up to 1050 px, and closes above (S2.04, S2.06, S4.06, S9.09)', async ({
  page,
}) => {
  const open = page.getByRole('button', { name: 'Open menu', includeHidden: true })
  const close = page.getByRole('button', { name: 'Close menu' })
  await page.setViewportSize({ width: 1050, height })
  await page.goto('/faq')
  await expect(navigation(page)).toBeHidden()
  await open.click()
  await expect(navigation(page)).toBeVisible()
  await close.click()
  await expect(navigation(page)).toBeHidden()
  await expect(open).toHaveAttribute('aria-expanded', 'false')

  await open.click()
  await expect(close).toBeVisible()
  await page.setViewportSize({ width: 1051, height })
  await expect(close).toBeHidden()
  await expect(open).toBeHidden()
  await expect(navigation(page)).toBeVisible()
  const links = await Promise.all((await navigation(page).getByRole('listitem').all()).map(boxOf))
  const middles = links.map(({ y, height }) => Math.round(y + height / 2))
  expect(new Set(middles).size, 'links stand in one row').toBe(1)
  // The menu has closed before the window is narrow again.
  await expect(open).toBeAttached()
  await page.setViewportSize({ width: 1050, height })
  await expect(open).toBeVisible()
  await expect(navigation(page)).toBeHidden()
})

test('header and open menu show the way to the other language once, with and without room for it', async ({
  page,
}) => {
  await page.goto('/faq')
  for (const width of [320, 360, 1050, 1051]) {
    await page.setViewportSize({ width, height })
    const open = page.getByRole('button', { name: 'Open menu' })
    if (await open.isVisible()) await open.click()
    await expect(navigation(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'ਪੰਜਾਬੀ', exact: true })).toHaveCount(
      languages.length - 1,
    )
  }
})

test('a link chosen in the menu closes it and leads to a heading, as going back does (S2.05)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height })
  await page.goto('/privacy')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.locator('body'), 'the first page gives nothing the focus').toBeFocused()
  for (const name of ['Home', 'Courses', 'FAQ', 'Blog', 'Contact', 'Login']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await navigation(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase()}`)
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
    await expect(navigation(page)).toBeHidden()
    await expect(heading).toBeFocused()
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(navigation(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(navigation(page)).toBeHidden()
  await expect(heading).toBeFocused()
})

test('who is signed in has a user icon in place of Login, and Profile in the menu (S2.02, S2.03)', async ({
  page,
  school,
}) => {
  await page.goto('/faq')
  const login = navigation(page).getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', '/login')
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await page.goto('/faq')
  const icon = navigation(page).getByRole('link', { name: 'Profile' })
  await expect(icon.locator('svg')).toBeVisible()
  expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 })
  await expect(login).toHaveCount(0)
  await icon.click()
  await expect(page).toHaveURL('/dashboard')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const words = navigation(page).getByText('Profile', { exact: true })
  await expect(words).toBeInViewport({ ratio: 1 })
  expect((await boxOf(words)).width).toBeGreaterThan(40)
})

test('signing in in one tab is seen in the others', async ({ page, context, school }) => {
  const signIn = await context.newPage()
  await signIn.goto('/login')
  await expect(loginForm(signIn, 'Sign in')).toBeVisible()
  const faq = await context.newPage()
  await faq.goto('/faq')
  await expect(faq.getByRole('link', { name: 'Login' })).toBeVisible()

  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(signIn)
  await expect(faq.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test('the footer leads to pages and school (S2.07, S2.08, S2.09, S2.10, S2.11)', async ({ page }) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  for (const [column, links] of Object.entries({
    Resources: { Courses: '/courses', Blog: '/blog' },
    Links: { Home: '/', FAQ: '/faq', Contact: '/contact' },
  })) {
    const link = footer.getByRole('navigation', { name: column }).getByRole('link')
    await expect(link).toHaveText(Object.keys(links))
    for (const [name, path] of Object.entries(links))
      await expect(link.filter({ hasText: name })).toHaveAttribute('href', path)
  }
  const address = footer.getByRole('link', { name: site.email })
  await expect(address).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(footer.getByLabel('Your email')).toHaveAttribute('type', 'email')
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()

  // No links yet: the school has no accounts that they could lead to.
  for (const name of [`${site.name} in pictures`, `${site.name} videos`, `${site.name} short videos`]) {
    const icon = footer.getByRole('img', { name, exact: true })
    await icon.scrollIntoViewIfNeeded()
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(page.locator('a:not([href]), a[href="#"]')).toHaveCount(0)
})

test('the footer has one row, two up to 900 px, three to 574 (S2.12, S2.13, S9.10)', async ({ page }) => {
  const twoRows = ['aged, Subscribe', 'Resources, Links']
  await page.goto('/faq')
  for (const { width, rows } of [
    { width: 901, rows: ['aged, Resources, Links, Subscribe'] },
    { width: 900, rows: twoRows },
    { width: 575, rows: twoRows },
    { width: 574, rows: ['aged', 'Resources, Links', 'Subscribe'] },
  ]) {
    await page.setViewportSize({ width, height })
    const found = () => page.getByRole('contentinfo').evaluate(rowsOfGrid)
    await expect.poll(found, `at ${width} px`).toEqual(rows)
  }
})

function navigation(page: Page): Locator {
  return page.locator('#main-menu')
}

/** In the page: the columns of the footer by a word in each, in rows from the top and each row from the left. */
function rowsOfGrid(footer: Element): string[] {
  let grid = footer.querySelector('form')
  while (grid !== null && getComputedStyle(grid).display !== 'grid') grid = grid.parentElement as typeof grid
  const cells = [...(grid?.children ?? [])].map((cell) => {
    const { x, y } = cell.getBoundingClientRect()
    return { name: /Resources|Links|Subscribe|aged/.exec(cell.textContent)?.[0], x, y: Math.round(y) }
  })
  const columns = cells.filter(({ name }) => name !== undefined)
  const tops = [...new Set(columns.map(({ y }) => y))].sort((one, other) => one - other)
  return tops.map((top) => {
    const row = columns.filter(({ y }) => y === top).sort((one, other) => one.x - other.x)
    return row.map(({ name }) => name).join(', ')
  })
}
