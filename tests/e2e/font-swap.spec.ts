import { isStyled } from './support/app-ready.ts'
import { holdScripts, prerenderedPages } from './support/prerendered-pages.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

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
  test(`no ${language} page moves, whichever font file comes first`, async ({ context }) => {
    test.slow()
    const page = await context.newPage()
    await holdScripts(page)
    const moved: string[] = []
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(isStyled)
      await page.evaluate(nameFontFiles)
      for (const width of path === '/' ? [...widthsOfPhones, 768, 1440] : widths) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${base}${path} at ${width} px`
        for (const swap of await page.evaluate(compareFonts, allowedShift)) {
          const shift = await page.evaluate(shiftOf, swap)
          if (shift > allowedShift) moved.push(`${where}: ${shift.toFixed(3)}, to ${swap.to}`)
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
interface Swap {
  from: string
  to: string
}

/**
 * In the page: lays it out as before the font has come, with either file and with both. Gives the swaps that may move it by
 * more than a layout shift: what moves does so by a greater share of the window's longer side.
 */
function compareFonts(allowedShift: number): Swap[] {
  const { style } = document.documentElement
  style.removeProperty('--font')
  const [whole = '', ...fallback] = getComputedStyle(document.documentElement)
    .getPropertyValue('--font')
    .split(',')
  const boxes = [...document.querySelectorAll('body :not(svg *)')].filter((box) => box.checkVisibility())
  const layouts = [[], ['Latin'], ['Gurmukhi'], [whole]].map((font) => {
    const fonts = [...font, ...fallback].join()
    style.setProperty('--font', fonts)
    return { fonts, places: boxes.map((box) => box.getBoundingClientRect()) }
  })
  const [nothing, latin, gurmukhi, both] = layouts as [Layout, Layout, Layout, Layout]
  type Layout = (typeof layouts)[number]

  const overlooked = allowedShift * Math.max(innerWidth, innerHeight)
  const swaps = [
    [nothing, latin],
    [nothing, gurmukhi],
    [nothing, both],
    [latin, both],
    [gurmukhi, both],
  ] as const
  const moving = swaps.filter(([before, after]) =>
    before.places.some(({ x, y }, index) => {
      const now = after.places[index] ?? new DOMRect()
      return Math.min(y, now.y) < innerHeight && Math.hypot(x - now.x, y - now.y) > overlooked
    }),
  )
  return moving.map(([from, to]) => ({ from: from.fonts, to: to.fonts }))
}

/** In the page: the layout shift of a swap, as browsers score it. */
async function shiftOf({ from, to }: Swap): Promise<number> {
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
