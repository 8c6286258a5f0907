import { expect, type Locator } from '@playwright/test'

/** Where an element stands once it is there. */
export async function boxOf(element: Locator) {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be measured is not there.')
  return box
}
