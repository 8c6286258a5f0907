import { expect, test } from './support/test'
import { everyView } from './support/views/every-view'
import { lookAtEach } from './support/views/view'

test.describe.configure({ mode: 'parallel' })

for (const group of everyView) {
  test(`everything to press that is seen by ${group.who} is large enough for a thumb`, async ({
    page,
    school,
    consoleErrors,
  }) => {
    test.setTimeout(group.views.length * 10_000 + 40_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await lookAtEach(group, { page, school, consoleErrors }, async ({ name, upTo = Infinity }) => {
      for (const width of [360, 1440].filter((one) => one <= upTo)) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await page.evaluate(smallTargets), `${name} at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 360, height: 740 })
    })
  })
}

/**
 * In the page: what is smaller than 24 by 24 px (WCAG 2.5.8), and each button, field or link like a button that is less
 * than 44 px high (LOOK section 7). A link in a sentence is as large as its words.
 */
function smallTargets(): string[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')
  return [...all].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return []
    const { width, height } = target.getBoundingClientRect()
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
    const isLink = target instanceof HTMLAnchorElement && !looksLikeButton(target)
    const least = isBox || isLink ? 24 : 44
    const isSmall = width < 24 || height < least
    return isSmall
      ? [`${Math.round(width)} by ${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`]
      : []
  })

  function isInSentence(target: HTMLElement): boolean {
    const around = target.parentElement?.textContent.trim() ?? ''
    return getComputedStyle(target).display === 'inline' && around !== target.textContent.trim()
  }
  function looksLikeButton(link: HTMLAnchorElement): boolean {
    const { backgroundColor, borderTopWidth } = getComputedStyle(link)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px'
  }
}
