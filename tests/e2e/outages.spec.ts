import {
  checkOut,
  choose,
  fillFamily,
  fillSignIn,
  loginForm,
  openSignUp,
  signInAt,
  signOut,
  table,
} from './support/journey.ts'
import { freshParent, simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What a browser keeps for a site, the database or the sign-in service is not to be had.

for (const [nature, spoil, staysSignedIn] of [
  ['is forbidden', forbidStorage, false],
  ['is full', fillStorage, false],
  ['is asked of a database that never answers', silenceDatabases, true],
] as const) {
  test(`where site data ${nature}, a parent signs up, enrols and signs in`, async ({ page, school }) => {
    const parent = freshParent()
    const child = table(page, 'Your Students').getByRole('row', { name: 'Simran' })
    await page.addInitScript(spoil)
    await openSignUp(page)
    await fillFamily(page, parent, simran)
    await loginForm(page, 'Create account').getByRole('button', { name: 'Create account' }).click()
    await expect(child).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click()
    await page.getByRole('link', { name: 'Register Now for First letters' }).click()
    await page.getByRole('link', { name: 'Enrol Now' }).first().click()
    await choose(page, 'Simran Gill')
    await checkOut(page)
    expect(await school.placesOf(await school.uidOf(parent))).toHaveLength(1)

    await page.goto('/dashboard')
    if (staysSignedIn) await signOut(page)
    await fillSignIn(page, parent)
    await expect(child).toBeVisible()
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

function silenceDatabases() {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

test('prerendered pages outlast a database over its quota', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/, /^A read failed:/)
  await page.clock.install()
  await page.route(/firestore\.googleapis\.com/, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } } }),
  )
  for (const [path, sign] of [
    ['/courses', 'Talk and culture'],
    ['/courses/1', 'What You Will Learn'],
    ['/blog', 'Five letters, five new friends'],
    ['/Blogs/counting-to-twenty', 'Numbers are everywhere'],
  ] as const) {
    await page.goto(path)
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible()
  }
})

test('a session outlives a reload while the sign-in service is overloaded or silent', async ({
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
