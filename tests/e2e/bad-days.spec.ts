import { holdRequests } from './support/connection.ts'
import {
  checkOut,
  choose,
  expectThanks,
  fillFamily,
  fillSignIn,
  loginForm,
  openEnrol,
  signInAt,
  table,
} from './support/journey.ts'
import { freshParent, simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const needsScript = /This needs JavaScript, which is off here or did not load\./

test('a page whose scripts do not load says so at its forms, and no longer once they have loaded', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_/)
  await page.goto('/login')
  await expect(page.getByText(needsScript).filter({ visible: true })).toHaveCount(0)
  const blocked = await page.context().newPage()
  const script = /\/assets\/index-.*\.js/
  let tries = 0
  await blocked.route(script, (route) => {
    tries += 1
    return route.abort()
  })
  await blocked.goto('/login')
  await expect(loginForm(blocked, 'Sign in').getByText(needsScript)).toBeVisible()
  await blocked.goto('/dashboard')
  await expect(blocked.getByRole('main').getByText(needsScript)).toBeVisible()
  const before = tries
  await expect.poll(() => tries - before, { timeout: 20_000 }).toBeGreaterThan(1)
  await blocked.unroute(script)
  await expect(blocked).toHaveURL('/login', { timeout: 20_000 })
  await expect(blocked.getByText(needsScript).filter({ visible: true })).toHaveCount(0)
})

test('a session goes on over a reload where the sign-in service is overloaded or never answers', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await signInAt(page, '/dashboard', await school.addParent(simran))
  for (const status of [503, 429, null]) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(/identitytoolkit/, (route) =>
      status === null
        ? new Promise(() => undefined)
        : route.fulfill({ status, json: { error: { code: status, message: 'UNAVAILABLE' } } }),
    )
    await page.reload()
    const child = table(page, 'Your Students').getByRole('row', { name: 'Simran' })
    await expect(child, String(status)).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL('/dashboard')
  }
})

for (const [nature, spoil] of [
  ['is forbidden', forbidStorage],
  ['is full', fillStorage],
] as const) {
  test(`where site data ${nature}, a parent signs up, enrols and signs in for this visit`, async ({
    page,
    school,
  }) => {
    const parent = freshParent()
    await page.addInitScript(spoil)
    await page.goto('/courses/1')
    await openEnrol(page, 'First letters')
    await fillFamily(page, parent, simran)
    await loginForm(page, 'Create account').getByRole('button', { name: 'Create account' }).click()
    await choose(page, 'Simran Gill')
    await checkOut(page)
    await expectThanks(page)
    expect(await school.placesOf(await school.uidOf(parent))).toHaveLength(1)

    await page.goto('/dashboard')
    await fillSignIn(page, parent)
    await expect(table(page, 'Your Students').getByRole('row', { name: 'Simran' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(table(page, 'Your Students').getByRole('row', { name: 'Simran' })).toBeVisible()
  })
}

function forbidStorage() {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

test('a page whose code never comes says so, and can be loaded again', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/A page did not come/)
  await page.goto('/faq')
  await page.clock.install()
  const release = await holdRequests(page, /\/contact-page-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load', {
      timeout: 500,
    })
  }).toPass({ timeout: 10_000 })
  release()
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
})

test('public pages stand while the database is over its quota for an hour, and what was not read comes afterwards', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/, /^A read failed:/)
  await page.clock.install()
  let isRestored = false
  let count = 0
  await page.route(/firestore\.googleapis\.com/, (route) => {
    count += 1
    if (isRestored) return route.continue()
    const status = count % 2 === 0 ? 429 : 503
    return route.fulfill({
      status,
      json: { error: { code: status, status: 'RESOURCE_EXHAUSTED', message: 'Quota' } },
    })
  })
  for (const [path, sign] of [
    ['/', 'Start Learning'],
    ['/courses', 'Talk and culture'],
    ['/courses/1', 'What You Will Learn'],
    ['/blog', 'Five letters, five new friends'],
    ['/Blogs/counting-to-twenty', 'Numbers are everywhere'],
    ['/faq', 'What does it cost?'],
  ] as const) {
    await page.goto(path)
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible()
  }
  // In another spelling the address is not prerendered, so all of it has to be read.
  await page.goto('/Courses/1')
  const requests = count
  for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor(60_000)
  await expect(page.getByText('We are reconnecting.')).toBeVisible()
  expect(count - requests, 'at most three tries a minute').toBeLessThan(190)
  isRestored = true
  // Steps shorter than the time limit of a read, each with time for an answer: the network is not as fast as this clock.
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { name: 'What You Will Learn' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})
