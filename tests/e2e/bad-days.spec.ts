import { simran } from './support/school.ts'
import { checkoutButton, choose, fillSignIn, loginForm, signInAt, signOut, table } from './support/journey.ts'
import { holdRequests } from './support/connection.ts'
import { expect, test } from './support/test.ts'

const needsScript = /This needs JavaScript, which is off here or did not load\./

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('forms and pages for parents say that they need them, and give the address of the school', async ({
    context,
  }) => {
    const page = await context.newPage()
    for (const path of [
      '/login',
      '/register',
      '/contact',
      '/courses',
      '/courses/1',
      '/dashboard',
      '/courses/1/enroll',
    ]) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(needsScript).first(), path).toBeVisible()
      await expect(main.getByRole('link', { name: 'hello@painti.example' }).first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText(needsScript)).toBeVisible()
    }
  })
})

test('a page whose scripts do not load says so at its forms, and nothing of it where they do or come later', async ({
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

for (const [what, answer] of [
  ['answers 503', { status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } }],
  ['answers 429', { status: 429, json: { error: { code: 429, message: 'RESOURCE_EXHAUSTED' } } }],
  ['never answers', null],
] as const) {
  test(`a session goes on over a reload where the sign-in service ${what}`, async ({
    page,
    school,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load resource/)
    await signInAt(page, '/dashboard', await school.addParent(simran))
    await page.route(/identitytoolkit/, (route) =>
      answer === null ? new Promise(() => undefined) : route.fulfill(answer),
    )
    await page.reload()
    await expect(table(page, 'Your Students').getByRole('row', { name: 'Simran' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page).toHaveURL('/dashboard')
  })
}

test('a database that is over its quota for an hour keeps public pages standing, and what was not read comes when it is over', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/, /^A read failed:/)
  await page.clock.install()
  let isOver = false
  let count = 0
  await page.route(/firestore\.googleapis\.com/, (route) => {
    count += 1
    if (isOver) return route.continue()
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
    ['/blog', 'Five letters, five friends'],
    ['/Blogs/counting-to-twenty', 'Numbers are everywhere'],
    ['/faq', 'What does it cost?'],
  ] as const) {
    await page.goto(path)
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible()
  }
  // An address in another spelling is not built, so all of it has to be read.
  await page.goto('/Courses/1')
  const requests = count
  for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor(60_000)
  await expect(page.getByText('We are reconnecting.')).toBeVisible()
  expect(count - requests, 'three tries a minute at the most').toBeLessThan(190)
  isOver = true
  // Steps shorter than a reading's patience, each with time for an answer: the line is not as fast as this clock.
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { name: 'What You Will Learn' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})

test('a session that ends in the middle of a checkout is told, and the checkout goes on after signing in', async ({
  page,
  school,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/, /failed:/)
  const parent = await school.addParent(simran)
  await signInAt(page, '/courses/1/enroll', parent)
  await choose(page, 'Simran Gill')
  const letGo = await holdRequests(page, /documents:commit/)
  await checkoutButton(page).click()
  await expect(page.getByRole('heading', { name: /^Enrolling/ })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await signOut(other)
  await expect(
    page.getByText('You were signed out. Sign in again, and you go on where you were.'),
  ).toBeVisible()
  letGo()
  await fillSignIn(page, parent)
  await expect(page.getByText('Simran Gill has a place.')).toBeVisible()
  expect(await school.placesOf(parent.uid)).toEqual(['Simran Gill: enrolled in 1; completed 1'])
})
