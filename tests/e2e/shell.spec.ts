import type { Locator, Page } from '@playwright/test'
import { simran } from './support/school.ts'
import { signInAt } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const height = 900

test.describe('the navigation', () => {
  test('is a hamburger menu up to 1050 px and a row from 1051 px on (S2.04, S9.09)', async ({ page }) => {
    await page.setViewportSize({ width: 1050, height })
    await page.goto('/faq')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(navigation(page)).toBeHidden()
    await page.setViewportSize({ width: 1051, height })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(navigation(page)).toBeVisible()
    const tops = await Promise.all((await navigation(page).getByRole('listitem').all()).map(middleOf))
    expect(new Set(tops.map(({ y }) => Math.round(y))).size, 'links stand in one row').toBe(1)
  })

  test('opens and closes with its button (S4.06)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(navigation(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(navigation(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  })

  for (const name of ['Home', 'Courses', 'FAQ', 'Blog', 'Contact', 'Login']) {
    test(`closes when ${name} is chosen in the menu (S2.05)`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height })
      await page.goto('/faq')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
      await navigation(page).getByRole('link', { name }).click()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
      await expect(navigation(page)).toBeHidden()
    })
  }

  test('closes when the window grows wider than 1050 px, and not before (S2.06)', async ({ page }) => {
    await page.setViewportSize({ width: 800, height })
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 1050, height })
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await page.setViewportSize({ width: 1051, height })
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
    // Narrower again at once, before the browser has told of it, nothing was ever wider.
    await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toBeAttached()
    await page.setViewportSize({ width: 1050, height })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(navigation(page)).toBeHidden()
  })

  test('closes when the browser goes back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Write to us')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(navigation(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await expect(navigation(page)).toBeHidden()
    await expect(heading).toBeFocused()
  })

  test('has a user icon in place of Login for who is signed in (S2.02)', async ({ page, school }) => {
    await page.goto('/faq')
    await expect(navigation(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await signInAt(page, '/dashboard', await school.addParent(simran))
    await page.goto('/faq')
    const icon = navigation(page).locator('a[href="/dashboard"]')
    await expect(icon.locator('svg')).toBeVisible()
    await expect(icon).toHaveAccessibleName('Profile')
    expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 })
    await expect(navigation(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
    await icon.click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('has Profile, in words, in the mobile menu of who is signed in (S2.03)', async ({ page, school }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAt(page, '/dashboard', await school.addParent(simran))
    await page.getByRole('button', { name: 'Open menu' }).click()
    const words = navigation(page).getByText('Profile', { exact: true })
    await expect(words).toBeInViewport({ ratio: 1 })
    expect((await boxOf(words)).width).toBeGreaterThan(40)
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await words.click()
    await expect(page).toHaveURL('/dashboard')
    await expect(navigation(page)).toBeHidden()
  })
})

test.describe('the footer', () => {
  test('leads to courses and blog under Resources (S2.07)', async ({ page }) => {
    await openQuestions(page)
    expect(await linksOf(column(page, 'Resources'))).toEqual([
      ['Courses', '/courses'],
      ['Blog', '/blog'],
    ])
    await column(page, 'Resources').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('leads to the start, the questions and the contact under Links (S2.08)', async ({ page }) => {
    await page.goto('/courses')
    expect(await linksOf(column(page, 'Links'))).toEqual([
      ['Home', '/'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
    ])
    await column(page, 'Links').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
  })

  test("has a line with the school's address, to write to it (S2.09)", async ({ page }) => {
    await openQuestions(page)
    const address = footer(page).getByRole('link', { name: 'hello@painti.example' })
    await expect(address).toBeVisible()
    await expect(address).toHaveAttribute('href', 'mailto:hello@painti.example')
  })

  test('has three social icons that lead nowhere yet (S2.10)', async ({ page }) => {
    await openQuestions(page)
    const steps = await page.evaluate(() => history.length)
    for (const name of ['Painti in pictures', 'Painti videos', 'Painti short videos']) {
      const icon = footer(page).getByRole('link', { name, exact: true })
      await expect(icon.locator('svg')).toBeVisible()
      await expect(icon).toHaveAttribute('href', '#')
      await icon.click()
      await expect(icon).toBeInViewport()
      await expect(page).toHaveURL('/faq')
    }
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await expect(footer(page).locator('a[href="#"]')).toHaveCount(3)
  })

  test('has a newsletter box (S2.11)', async ({ page }) => {
    await openQuestions(page)
    await expect(footer(page).getByLabel('Your email')).toHaveAttribute('type', 'email')
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeVisible()
  })

  test('stands in four columns from 901 px on, and in two at 900 px (S2.12, S9.10)', async ({ page }) => {
    await page.setViewportSize({ width: 901, height })
    await openQuestions(page)
    await expect.poll(() => rowsOf(page)).toEqual([['school', 'Resources', 'Links', 'newsletter']])
    await page.setViewportSize({ width: 900, height })
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['school', 'newsletter'],
        ['Resources', 'Links'],
      ])
    await page.setViewportSize({ width: 574, height })
    await expect.poll(() => rowsOf(page)).not.toContainEqual(['school', 'newsletter'])
  })

  test('has school and newsletter above one another at 574 px, and beside at 575 px (S2.13)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 575, height })
    await openQuestions(page)
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['school', 'newsletter'],
        ['Resources', 'Links'],
      ])
    await page.setViewportSize({ width: 574, height })
    await expect.poll(() => rowsOf(page)).toEqual([['school'], ['Resources', 'Links'], ['newsletter']])
  })
})

test('the pages for visitors open without an account (S2.15)', async ({ page }) => {
  const pages = {
    '/': 'Help your child speak, read and love Punjabi',
    '/register': 'Register',
    '/login': 'Sign in',
    '/courses': 'Four levels, one small step at a time',
    '/courses/1': 'First letters',
    '/faq': 'Questions parents ask',
    '/blog': 'Punjabi at home',
    '/Blogs/counting-to-twenty': 'Counting from one to twenty',
    '/contact': 'Write to us',
  }
  for (const [path, title] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveURL(path)
      await seeNavigationAndFooter(page)
    })
  }
})

test('navigation and footer stand on every page, for members too (S2.14)', async ({ page, school }) => {
  for (const path of ['/login', '/register', '/courses', '/faq', '/blog', '/contact', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await seeNavigationAndFooter(page)
  }
  await signInAt(page, '/dashboard', await school.addParent(simran))
  for (const path of ['/dashboard', '/addstudent', '/courses/1/enroll', '/courses/1/confirmation']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    await seeNavigationAndFooter(page)
    await expect(navigation(page).getByRole('link', { name: 'Profile' })).toBeVisible()
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

async function seeNavigationAndFooter(page: Page): Promise<void> {
  await expect(navigation(page).getByRole('link', { name: 'Courses' })).toBeVisible()
  await expect(column(page, 'Resources')).toBeVisible()
  await expect(column(page, 'Links')).toBeVisible()
}

/** A page with its footer where it will stay: nothing above it grows any more. */
async function openQuestions(page: Page): Promise<void> {
  await page.goto('/faq')
  await expect(page.getByText('What does it cost?')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/**
 * The parts of the footer as they stand: rows from above, each from the left. They are measured one after the other, so
 * a page that still grows above the footer may come between: poll.
 */
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

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be measured is not there.')
  return box
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height: tall } = await boxOf(element)
  return { x: x + width / 2, y: y + tall / 2 }
}
