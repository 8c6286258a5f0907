import { expect, type Locator, type Page } from '@playwright/test'

const tabLimit = 60

/**
 * Presses Tab until an element has the focus, as a person without a mouse does; fails where it is never reached, and
 * where on the way the focus cannot be seen.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < tabLimit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(faultsOfFocus), { message: 'the focus is seen at each stop' })
      .toEqual([])
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

/** In the page: why what has the focus cannot be seen: it has no ring of three pixels, or something lies over it. */
function faultsOfFocus(): string[] {
  const { activeElement: element, body } = document
  // Between its last and its first element a dialog gives the focus to the browser's own controls.
  if (element === null || element === body) return []
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  const isTransparent = outlineColor === 'transparent' || /(rgba.*,|\/) ?0\)$/.test(outlineColor)
  const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3 && !isTransparent

  // A link may be broken over two lines: then the middle of the whole is none of its own.
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  // What is tall may go on below, as a text to be written does: its beginning is seen.
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 64) / 2)
  const isSeen = above !== null && (element.contains(above) || above.contains(element))

  const name = element.outerHTML.slice(0, 120)
  return [
    ...(hasRing ? [] : [`no ring (${outlineWidth} ${outlineStyle} ${outlineColor}): ${name}`]),
    ...(isSeen ? [] : [`under ${above?.outerHTML.slice(0, 80) ?? 'the edge of the window'}: ${name}`]),
  ]
}
