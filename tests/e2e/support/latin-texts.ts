import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'

/** What may stand on a Punjabi page in Latin letters. Posts and the name of the other language say that they are English. */
const latin = [
  // The logo, addresses (the school's may break before its @), and the sign of the currency.
  ...[site.name, site.email, `${site.address}/pa`, ...site.email.split('@'), site.money.sign],
  /\S+@painti\.example/g,
  // The ids of children, and the references that are written with a transfer.
  /\b[\da-f]{20}\b|\b[A-Z\d]{4,}(?:-[A-Z\d]+)*\b/g,
  // The parent of this test.
  /\b(?:Harleen|Kaur|Gill)\b/g,
]

/** The texts of a page, seen and spoken, that have a Latin word which is not among those. */
export async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder']
    const elements = [
      ...document.body.querySelectorAll('*:not(script, noscript, noscript *, [translate="no"])'),
    ]
    return elements
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'pa')
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ])
      .concat(document.title)
  })
  return texts.filter((text) =>
    /[a-z]{2}/i.test(latin.reduce<string>((rest, pattern) => rest.split(pattern).join(''), text)),
  )
}
