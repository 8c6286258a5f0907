import { expect, test } from './support/test.ts'

test('the site answers and shows its header', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('an address deep in the site is answered by the site too', async ({ page }) => {
  const answer = await page.goto('/courses')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the hosts that the published site calls lead to the local backend', async ({ page }) => {
  await page.goto('/')
  const [course, signUp, message] = await page.evaluate(async () => {
    const post = (url: string, body: object) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      })
    const documents = 'https://firestore.googleapis.com/v1/projects/demo-painti/databases/(default)/documents'
    const accounts = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo'
    const email = `smoke-${crypto.randomUUID()}@painti.example`
    return [
      (await fetch(`${documents}/Course/1`)).status,
      (await post(accounts, { email, password: 'smoke-test' })).status,
      (await post('https://formspree.io/f/demo', { email, message: 'Sat Sri Akal' })).status,
    ] as const
  })
  expect(course, 'the Firestore server').toBe(200)
  expect(signUp, 'the Auth emulator').toBe(200)
  expect(message, 'the forms inbox').toBe(200)
})
