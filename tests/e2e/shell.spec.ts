import type { Locator, Page } from '@playwright/test'
import { boxOf } from './support/boxes.ts'
import { signInAt } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const height = 900

test.describe('the navigation', () => {
  test('is a hamburger menu up to 1050 px, which opens and closes with its button or above that width (S2.04, S2.06, S4.06, S9.09)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1050, height })
    await page.goto('/faq')
    await expect(navigation(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(navigation(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(navigation(page)).toBeHidden()
    const open = page.getByRole('button', { name: 'Open menu', includeHidden: true })
    await expect(open).toHaveAttribute('aria-expanded', 'false')

    await page.setViewportSize({ width: 800, height })
    await open.click()
    await page.setViewportSize({ width: 1050, height })
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await page.setViewportSize({ width: 1051, height })
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
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

  test('closes when a link is chosen in the menu, and when the browser goes back (S2.05)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/privacy')
    for (const name of ['Home', 'Courses', 'FAQ', 'Blog', 'Contact', 'Login']) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
      await navigation(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase()}`)
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
      await expect(navigation(page)).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(navigation(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(navigation(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('has a user icon in place of Login for who is signed in, and Profile in the mobile menu (S2.02, S2.03)', async ({
    page,
    school,
  }) => {
    await page.goto('/faq')
    const login = navigation(page).getByRole('link', { name: 'Login' })
    await expect(login).toHaveAttribute('href', '/login')
    await signInAt(page, '/dashboard', await school.addParent(simran))
    await page.goto('/faq')
    const icon = navigation(page).locator('a[href="/dashboard"]')
    await expect(icon.locator('svg')).toBeVisible()
    await expect(icon).toHaveAccessibleName('Profile')
    expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 })
    await expect(login).toHaveCount(0)
    await icon.click()
    await expect(page).toHaveURL('/dashboard')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const words = navigation(page).getByText('Profile', { exact: true })
    await expect(words).toBeInViewport({ ratio: 1 })
    expect((await boxOf(words)).width).toBeGreaterThan(40)
    await words.click()
    await expect(page).toHaveURL('/dashboard')
    await expect(navigation(page)).toBeHidden()
  })
})

test('the footer leads to the other pages, to the school and to subscribing (S2.07, S2.08, S2.09, S2.10, S2.11)', async ({
  page,
}) => {
  await openQuestions(page)
  expect(await linksOf(column(page, 'Resources'))).toEqual([
    ['Courses', '/courses'],
    ['Blog', '/blog'],
  ])
  expect(await linksOf(column(page, 'Links'))).toEqual([
    ['Home', '/'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
  ])
  const address = footer(page).getByRole('link', { name: 'hello@painti.example' })
  await expect(address).toBeVisible()
  await expect(address).toHaveAttribute('href', 'mailto:hello@painti.example')
  await expect(footer(page).getByLabel('Your email')).toHaveAttribute('type', 'email')
  await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeVisible()

  // No links yet: the school has no accounts that they could lead to.
  for (const name of ['Painti in pictures', 'Painti videos', 'Painti short videos']) {
    const icon = footer(page).getByRole('img', { name, exact: true })
    await icon.scrollIntoViewIfNeeded()
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(page.locator('a:not([href]), a[href="#"]')).toHaveCount(0)
  await column(page, 'Resources').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('the footer has four columns from 901 px, two rows of two up to 900 px and three rows up to 574 px (S2.12, S2.13, S9.10)', async ({
  page,
}) => {
  const twoRows = [
    ['school', 'newsletter'],
    ['Resources', 'Links'],
  ]
  await openQuestions(page)
  for (const { width, rows } of [
    { width: 901, rows: [['school', 'Resources', 'Links', 'newsletter']] },
    { width: 900, rows: twoRows },
    { width: 575, rows: twoRows },
    { width: 574, rows: [['school'], ['Resources', 'Links'], ['newsletter']] },
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => rowsOf(page), `at ${width} px`).toEqual(rows)
  }
})

function navigation(page: Page): Locator {
  return page.locator('#main-menu')
}

function footer(page: Page): Locator {
  return page.getByRole('contentinfo')
}

function column(page: Page, name: string): Locator {
  return footer(page).getByRole('navigation', { name })
}

async function linksOf(scope: Locator): Promise<(string | null)[][]> {
  const links = await scope.getByRole('link').all()
  return Promise.all(links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]))
}

/** A page whose footer stays where it is. */
async function openQuestions(page: Page): Promise<void> {
  await page.goto('/faq')
  await expect(page.getByText('What does it cost?')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The parts of the footer, in rows from the top and each row from the left. Poll: the parts are measured one after the other. */
async function rowsOf(page: Page): Promise<string[][]> {
  const parts = {
    school: footer(page).getByText('Punjabi for children aged 6 to 12.'),
    Resources: column(page, 'Resources'),
    Links: column(page, 'Links'),
    newsletter: footer(page).getByLabel('Your email'),
  }
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, ...(await gridCellOf(part)) })),
  )
  const tops = [...new Set(boxes.map(({ y }) => y))].sort((one, other) => one - other)
  return tops.map((top) =>
    boxes
      .filter(({ y }) => y === top)
      .sort((one, other) => one.x - other.x)
      .map(({ name }) => name),
  )
}

/** Where the part of the footer's grid begins that an element belongs to. */
async function gridCellOf(element: Locator): Promise<{ x: number; y: number }> {
  await expect(element).toBeVisible()
  return element.evaluate((start) => {
    let cell = start
    while (cell.parentElement !== null && getComputedStyle(cell.parentElement).display !== 'grid') {
      cell = cell.parentElement
    }
    const { x, y } = cell.getBoundingClientRect()
    return { x: Math.round(x), y: Math.round(y) }
  })
}
