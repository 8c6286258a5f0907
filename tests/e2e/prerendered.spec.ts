import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { site } from '#content/site.ts'
import { waitForApp } from './support/app-ready.ts'
import { changeDocuments, holdRequests, holdScripts } from './support/connection.ts'
import { simran } from './support/school.ts'
import { expectDashboard, loginForm, signInAt } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// What a person does on a prerendered page before its script is there.
test.use({ waitsForApp: false })

const needsScript = /This needs JavaScript, which is off here or did not load\./

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('forms say that they need scripts, and so does the foot of a page', async ({ page }) => {
    const main = page.getByRole('main')
    for (const path of ['/login', '/register', '/contact', '/courses', '/courses/1']) {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByRole('link', { name: 'Profile' }), 'nobody is signed in').toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByText(needsScript), path).toBeVisible()
      await expectNotice(main)
    }
    for (const path of ['/dashboard', '/courses/1/enroll']) {
      await page.goto(path)
      await expectNotice(main)
    }
  })
})

async function expectNotice(main: Locator): Promise<void> {
  await expect(main.getByText(needsScript).first()).toBeVisible()
  await expect(main.getByRole('link', { name: site.email }).first()).toBeVisible()
}

test('on a dark screen a page is dark before its style sheet (B8.21)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await holdRequests(page, /\.css$/)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 20, 58)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 246, 224)')
})

test('a form sent twice before the script is there is sent once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/faq')
  const box = page.getByRole('contentinfo')
  await box.getByLabel('Email').fill(`visitor-${randomUUID()}@painti.example`)
  for (const _ of ['once', 'twice']) await box.getByRole('button', { name: 'Subscribe' }).click()
  release()
  await expect(page.getByRole('dialog')).toContainText('Subscribed!')
})

test('what is sent and pressed before the script is done when it comes', async ({ context }) => {
  for (const isOld of [false, true]) {
    const page = await context.newPage()
    if (isOld)
      await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'))
    await page.setViewportSize({ width: 360, height: 740 })
    const release = await holdScripts(page)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page, 'nothing of a form in the address').toHaveURL('/contact')
    release()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0)
  }
})

for (const [where, selector, position] of [
  ['in a form', 'main form', 'afterbegin'],
  ['beside a field', 'main input[type="email"]', 'afterend'],
  ['in the footer', 'footer input', 'beforebegin'],
] as const) {
  test(`what is typed early stays beside another program's element ${where}`, async ({
    page,
    school,
    consoleErrors,
  }) => {
    // React says that the page is not as it was built.
    consoleErrors.allow(/Minified React error #418/)
    const parent = await school.addParent()
    const release = await holdScripts(page)
    await page.goto('/login')
    await page
      .locator(selector)
      .first()
      .evaluate((element, at) => {
        element.insertAdjacentHTML(at, '<div data-lastpass-icon-root style="position: relative"></div>')
      }, position)
    const form = loginForm(page, 'Sign in')
    await form.getByLabel('Email').fill(parent.email)
    await form.getByLabel('Password', { exact: true }).pressSequentially(parent.password.slice(0, 4))
    const ready = page.evaluate(() => new Promise((resolve) => addEventListener('app-ready', resolve)))
    release()
    await ready
    await expect(form.getByLabel('Email')).toHaveValue(parent.email)
    await page.keyboard.type(parent.password.slice(4))
    await page.keyboard.press('Enter')
    await expectDashboard(page)
  })
}

test('a parent who is signed in never sees what is meant for guests', async ({ page, context, school }) => {
  await waitForApp(page)
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(page)
  const next = await context.newPage()
  await next.setViewportSize({ width: 1440, height: 900 })
  const login = next.getByRole('banner').getByText('Login')
  const release = await holdScripts(next)
  await next.goto('/')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(login).toBeHidden()
  release()
  await expect(next.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(login).toHaveCount(0)

  for (const path of ['/login', '/register']) {
    const releaseForm = await holdScripts(next)
    await next.goto(path)
    await expect(next.getByRole('contentinfo')).toBeVisible()
    await expect(next.getByLabel('Password').first()).toBeHidden()
    releaseForm()
    await expectDashboard(next)
  }
})

test('a course whose picture was lost early has its drawn tile', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.route('**/pictures/level-1.svg', (route) => route.abort())
  const release = await holdScripts(page)
  await page.goto('/courses/1')
  const main = page.getByRole('main')
  const picture = main.locator('img[src="/pictures/level-1.svg"]')
  await expect.poll(() => picture.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
  release()
  await expect(picture).toHaveCount(0)
  await expect(main.locator('svg[width="320"]')).toHaveCount(1)
})

test('only a newer post fetches the sanitiser, and an old one stays until then (B8.19)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/)
  const asked: string[] = []
  page.on('request', (call) => asked.push(call.url()))
  const read = page.waitForResponse(/:batchGet/)
  await page.goto('/Blogs/counting-to-twenty')
  await read
  await page.waitForLoadState('networkidle')
  const sanitiser = /sanitised-content/
  expect(asked.filter((url) => url.includes('sanitised-content'))).toEqual([])

  await changeDocuments(page, {
    'Counting from one to twenty': 'Counting on',
    'Numbers are the easiest Punjabi': "<object data='/share.png'></object>Twenty-one",
  })
  await page.route(sanitiser, (route) => route.abort())
  const failed = page.waitForEvent('console', {
    predicate: (said) => said.text().includes('dynamically imported'),
  })
  await page.reload()
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counting on')
  await expect(page.getByText('Numbers are the easiest Punjabi')).toBeVisible()
  await page.unroute(sanitiser)
  // The second try may have failed too, and the third one comes ten seconds later.
  await expect(page.getByText('Twenty-one')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('object')).toHaveCount(0)
})
