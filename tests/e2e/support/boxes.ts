import { expect, type Locator } from '@playwright/test'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where an element stands once it is there. */
export async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be measured is not there.')
  return box
}
