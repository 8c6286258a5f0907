import config from '../../playwright.config.ts'
import { simran } from './support/school.ts'
import { fillSignIn, loginForm, expectDashboard, signInAt, signOut, table } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// Playwright turns off the cache in which a browser freezes the pages that are left, for the back button.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('on a shared computer the session ends with the tab', async ({ page, school, context }) => {
  const parent = await school.addParent(simran)
  await school.enrolChild(parent, 'Simran', 1)
  await page.goto('/login')
  await loginForm(page, 'Sign in').getByLabel('This is a shared computer').check()
  await fillSignIn(page, parent)
  await expectDashboard(page)
  await page.reload()
  await expectDashboard(page)
  const next = await context.newPage()
  await next.goto('/dashboard')
  await expect(next).toHaveURL('/login')
  await expect(loginForm(next, 'Sign in').getByLabel('This is a shared computer')).toBeChecked()
  // The terms of its registrations tell which level a family is in: they go with the tab, also where it is closed.
  const terms = (name: 'localStorage' | 'sessionStorage') =>
    page.evaluate((storage) => Object.keys(window[storage]).filter((key) => key.startsWith('term:')), name)
  expect(await terms('sessionStorage')).toEqual(['term:1/2027-winter'])
  expect(await terms('localStorage')).toEqual([])
  // Somebody else begins to sign in at another tab, as on a computer of their own.
  await next.evaluate(() => localStorage.removeItem('shared-computer'))
  await page.reload()
  await expectDashboard(page)
  await expect(table(page, 'Your Registrations').getByText('Level 1')).toBeVisible()
  expect(await terms('localStorage')).toEqual([])
  // What an earlier version has left goes when nobody is signed in.
  await page.evaluate(() => localStorage.setItem('term:2/2020-fall', ''))
  await signOut(page)
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
  )
  expect(kept.filter((key) => !['courses', 'scroll-positions'].includes(key))).toEqual(['shared-computer'])
})

test('after signing out elsewhere, going back shows no child for a frame', async ({
  page,
  school,
  context,
}) => {
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await page.addInitScript(watchForNames)
  await page.goto('/dashboard')
  await expect(table(page, 'Your Students').getByRole('row', { name: 'Simran' })).toBeVisible()
  await page.goto('/faq')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await signOut(other)
  await page.evaluate(() => sessionStorage.setItem('watching', 'yes'))
  await page.goBack()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
})

/** In the page: notes when a child's name can be seen, at every frame. */
function watchForNames(): void {
  function look() {
    const isSeen = !document.body.hidden && document.body.innerText.includes('Simran')
    if (isSeen && sessionStorage.getItem('watching') !== null) sessionStorage.setItem('seen', 'yes')
    requestAnimationFrame(look)
  }
  addEventListener('DOMContentLoaded', look)
}
