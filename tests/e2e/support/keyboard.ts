import { expect, type Locator, type Page } from '@playwright/test'

const tabLimit = 60

/** Presses Tab until an element has the focus, as a person without a mouse does; fails where it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < tabLimit; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached within ${tabLimit} presses of Tab`).toBeFocused({ timeout: 1 })
}

/** Goes to a field by Tab and types; a day is typed as the browser's own date field wants it, month first. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Goes to a button or a link by Tab and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
