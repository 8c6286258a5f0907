import { isStyled } from './support/app-ready.ts'
import { holdScripts, prerenderedPages } from './support/prerendered-pages.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ waitsForApp: false })

const allowedShift = 0.01
const widths = [360, 390, 412, 768, 1440]
/** For the start page, whose words have a scene below them. Where a line breaks otherwise, it does so for four pixels or more. */
const widthsOfPhones = Array.from({ length: 24 }, (_, index) => 320 + 4 * index)
const otherPosts = ['a-basant-morning', 'five-letters-five-friends', 'when-you-do-not-speak-punjabi']
const paths = [...prerenderedPages.map(([path]) => path), ...otherPosts.map((id) => `/Blogs/${id}`)]

// Where this fails for words that were written anew, size-adjust in fallback-font.css may need another fit (decision 113).
for (const [language, base] of [
  ['English', ''],
  ['Punjabi', '/pa'],
] as const) {
  test(`no ${language} page moves, whichever font file comes first`, async ({ page }) => {
    test.slow()
    await holdScripts(page)
    const moved: string[] = []
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(isStyled)
      await page.evaluate(nameFontFiles)
      const swaps = await page.evaluate(swapsOfFonts)
      for (const width of path === '/' ? [...widthsOfPhones, 768, 1440] : widths) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${base}${path} at ${width} px`
        for (const swap of swaps) {
          const shift = await page.evaluate(shiftOf, swap)
          if (shift > allowedShift) moved.push(`${where}: ${shift.toFixed(3)}, to ${swap[1]}`)
        }
      }
    }
    expect(moved).toEqual([])
  })
}

/** In the loaded page: gives each script's files of the font a name of their own, so that one can be drawn without the other. */
async function nameFontFiles(): Promise<void> {
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules])
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('Variable')) {
        const script = rule.cssText.includes('-gurmukhi-') ? 'Gurmukhi' : 'Latin'
        sheet.insertRule(rule.cssText.replace('Baloo Paaji 2 Variable', script), sheet.cssRules.length)
      }
  const drawn = document.body.innerText
  await Promise.all(['Gurmukhi', 'Latin'].map((script) => document.fonts.load(`16px ${script}`, drawn)))
}

/** The fonts of a page before and after a file of the font has come. */
type Swap = readonly [from: string, to: string]

/** In the page: its fonts before the font has come, with either file and with both. */
function swapsOfFonts(): Swap[] {
  document.documentElement.style.removeProperty('--font')
  const [both = '', ...fallback] = getComputedStyle(document.documentElement)
    .getPropertyValue('--font')
    .split(',')
  const [nothing, latin, gurmukhi, whole] = [[], ['Latin'], ['Gurmukhi'], [both]].map((font) =>
    [...font, ...fallback].join(),
  ) as [string, string, string, string]
  return [
    ...[latin, gurmukhi, whole].map((to) => [nothing, to] as const),
    ...[latin, gurmukhi].map((from) => [from, whole] as const),
  ]
}

/** In the page: the layout shift of a swap, as browsers score it. */
async function shiftOf([from, to]: Swap): Promise<number> {
  let shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
  })
  for (const fonts of [from, to]) {
    if (fonts === to) observer.observe({ type: 'layout-shift' })
    document.documentElement.style.setProperty('--font', fonts)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
  observer.disconnect()
  return shift
}
