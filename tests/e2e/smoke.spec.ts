import { expect, test } from '@playwright/test'

test('the site answers and shows its header', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('an address deep in the site is answered by the site too', async ({ page }) => {
  const answer = await page.goto('/courses')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the backend answers at the address of the site', async ({ page, baseURL }) => {
  const course = await page.request.get('/v1/projects/demo-painti/databases/(default)/documents/Course/1')
  expect(course.status(), `${baseURL}: the Firestore server`).toBe(200)
  const signUp = await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', {
    data: { email: `smoke-${crypto.randomUUID()}@painti.example`, password: 'smoke-test' },
  })
  expect(signUp.status(), 'the Auth emulator').toBe(200)
  const message = await page.request.post('/f/demo', {
    data: { name: 'A visitor', email: 'visitor@painti.example', message: 'Sat Sri Akal' },
  })
  expect(await message.json(), 'the forms inbox').toMatchObject({ ok: true })
})
