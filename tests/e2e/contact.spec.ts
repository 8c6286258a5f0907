import { expect, test } from './support/test.ts'

test('a message is sent by keyboard, arrives, and is thanked for', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|https:\/\/formspree\.io\/)/.test(request.url())) strangers.push(request.url())
  })
  await page.goto('/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Harleen O’Gill')
  await form.getByLabel('Email').fill('harleen@painti.example')
  await form.getByLabel('Message').fill('Does ਪੈਂਤੀ mean thirty-five?')
  const answered = page.waitForResponse((response) => response.url() === 'https://formspree.io/f/demo')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(answer.request().postDataJSON()).toEqual({
    name: 'Harleen O’Gill',
    email: 'harleen@painti.example',
    message: 'Does ਪੈਂਤੀ mean thirty-five?',
  })
  const thanks = form.getByRole('status')
  await expect(thanks).toContainText('Your message has arrived. We answer by email.')
  await expect(thanks).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
  expect(strangers, 'neither a payment service nor anyone else but the form service').toEqual([])
})
