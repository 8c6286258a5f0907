import type { Page } from '@playwright/test'
import { Asked, buildWithKey, enforce, playAppCheck, proof, serveWithKey } from './support/app-check'
import { cutConnection, refused } from './support/console-errors'
import { dismissMessage } from './support/journey'
import { expect, test as base } from './support/test'

// App Check, where a school has given its key: `tools/build/policy.ts` says what the policy has to name for it.

const test = base.extend<{ asked: Asked }, { siteWithKey: boolean }>({
  siteWithKey: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await buildWithKey()
      await provide(true)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  asked: async ({ page }, provide) => {
    await provide(new Asked(page))
  },
})

const testWithKey = test.extend<{ keySite: boolean }>({
  keySite: [
    async ({ page, baseURL, siteWithKey }, provide) => {
      await serveWithKey(page, baseURL ?? '')
      await playAppCheck(page)
      await provide(siteWithKey)
      // What is still on its way when a test has seen what it waited for is no failure of it.
      await page.goto('about:blank')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

/** Sends the newsletter form with an address that nobody has used. */
async function subscribe(page: Page): Promise<string> {
  const email = `visitor-${crypto.randomUUID()}@painti.example`
  const box = page.getByRole('contentinfo')
  await box.getByLabel('Your email').fill(email)
  await box.getByRole('button').click()
  return email
}

test('a site without a key never asks for App Check', async ({ page, asked }) => {
  await page.goto('/courses')
  await subscribe(page)
  await dismissMessage(page, 'Subscribed!')
  expect(asked.proofs().length).toBeGreaterThanOrEqual(2)
  expect(new Set(asked.proofs())).toEqual(new Set([undefined]))
  expect(asked.ofAppCheck()).toEqual([])
})

testWithKey(
  'App Check comes with the first public write, proves this one and all after it',
  async ({ page, baseURL, asked }) => {
    await page.goto('/courses')
    await expect(page.getByRole('link', { name: /^Register Now for/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.proofs()).toContain(undefined)
    expect(asked.ofAppCheck()).toEqual([])

    asked.forget()
    await subscribe(page)
    await dismissMessage(page, 'Subscribed!')
    expect(asked.ofAppCheck()).toEqual([
      `${baseURL ?? ''}/assets/app-check.js`,
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/played/recaptcha__en.js',
      'https://www.google.com/recaptcha/enterprise/anchor',
      'https://www.google.com/recaptcha/enterprise/clr',
      'https://content-firebaseappcheck.googleapis.com/v1/projects/demo-painti/apps/demo-app:exchangeRecaptchaEnterpriseToken',
    ])
    expect(asked.proofs()).toEqual([proof, proof])

    asked.forget()
    await subscribe(page)
    await dismissMessage(page, 'Subscribed!')
    expect(asked.proofs()).toEqual([proof, proof])
    expect(asked.ofAppCheck()).toEqual([])
  },
)

testWithKey('an enquiry brings it too', async ({ page, asked }) => {
  await page.goto('/courses/1')
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Harleen')
  await dialog.getByLabel('Last name').fill('Gill')
  await dialog.getByLabel('Email').fill('harleen@painti.example')
  await dialog.getByLabel('Your question').fill('Does Level 1 fit my son?')
  expect(asked.ofAppCheck()).toEqual([])
  asked.forget()
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByRole('status')).toBeVisible()
  expect(asked.proofs()).toEqual([proof])
})

testWithKey('a write goes on where reCAPTCHA is blocked', async ({ page, consoleErrors, asked }) => {
  consoleErrors.expect(cutConnection, /^App Check has no token: .*enterprise\.js.* did not load/)
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort('blockedbyclient'))
  await page.goto('/faq')
  await subscribe(page)
  await dismissMessage(page, 'Subscribed!')
  expect(asked.proofs()).not.toContain(proof)
})

testWithKey(
  'a write goes on where reCAPTCHA never answers, and the next one waits no more',
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/^App Check has no token: .*No token came in time/)
    await page.route('https://www.gstatic.com/recaptcha/**', () => undefined)
    await page.goto('/faq')
    await subscribe(page)
    const message = page.getByRole('dialog', { name: 'Subscribed!' })
    await expect(message).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(message).toBeHidden()
    await subscribe(page)
    // Ten seconds are what the first one waited for its token.
    await expect(message).toBeVisible({ timeout: 9_000 })
  },
)

testWithKey('a write goes on where no token is given out', async ({ page, consoleErrors }) => {
  consoleErrors.expect(refused, /^App Check has no token:/)
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
  await page.goto('/faq')
  await subscribe(page)
  await dismissMessage(page, 'Subscribed!')
})

testWithKey('where App Check is enforced, a write with its proof is stored', async ({ page }) => {
  await enforce(page)
  await page.goto('/faq')
  await subscribe(page)
  await dismissMessage(page, 'Subscribed!')
})

testWithKey(
  'where App Check is enforced, a write without it fails in words, and what was typed stays',
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(cutConnection, refused, /^App Check has no token:/, /Missing App Check token/)
    await enforce(page)
    await page.route('https://www.google.com/recaptcha/**', (route) => route.abort('blockedbyclient'))
    await page.goto('/faq')
    const email = await subscribe(page)
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('There was an error subscribing.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('contentinfo').getByLabel('Your email')).toHaveValue(email)
  },
)
