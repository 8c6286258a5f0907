import { expect, test } from './support/test.ts'

test('the newsletter says each of its ends with title, sentence and sign, by keyboard', async ({ page }) => {
  await page.goto('/faq')
  const input = page.getByRole('contentinfo').getByLabel('Your email')
  const email = `visitor-${crypto.randomUUID()}@painti.example`
  for (const { typed, title, text, icon, stays } of [
    {
      typed: 'harleen@example',
      title: 'Error',
      text: 'Please enter a valid email address.',
      icon: 'error',
      stays: true,
    },
    {
      typed: email,
      title: 'Subscribed!',
      text: 'Thank you for subscribing to our newsletter.',
      icon: 'success',
      stays: false,
    },
    {
      typed: email,
      title: 'Already Subscribed',
      text: 'This email is already subscribed.',
      icon: 'info',
      stays: true,
    },
  ]) {
    await input.fill(typed)
    await input.press('Enter')
    const message = page.getByRole('dialog', { name: title })
    await expect(message.getByRole('heading')).toHaveText(title)
    await expect(message).toContainText(text)
    await expect(message.locator(`.swal2-icon.swal2-${icon}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(message).toBeHidden()
    await expect(input).toBeFocused()
    await expect(input).toHaveValue(stays ? typed : '')
  }
})
