import type { Page } from '@playwright/test'

export const allowedShift = 0.01

/** What changes on a page at one width while the files of the font come, in any order. */
interface Swap {
  texts: number
  /** Each text that has not always as many lines. */
  changed: string[]
  /** The largest layout shift, as browsers score it, where it can be more than the allowed one, and what moved most. */
  shift: number
  moved: string
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node }[]
}

/** In the loaded page: gives each script's files of the font a name of their own, so that one can be drawn without the other. */
export function nameFontFiles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of [...sheet.cssRules])
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('Variable')) {
          const script = rule.cssText.includes('-gurmukhi-') ? 'Gurmukhi' : 'Latin'
          sheet.insertRule(rule.cssText.replace('Baloo Paaji 2 Variable', script), sheet.cssRules.length)
        }
    const drawn = document.body.innerText
    await Promise.all(['Gurmukhi', 'Latin'].map((script) => document.fonts.load(`16px ${script}`, drawn)))
  })
}

/** Draws a page as before the font has come, with either file and with both, and compares what one follows the other. */
export function swapFont(page: Page): Promise<Swap> {
  return page.evaluate(async (allowedShift) => {
    const { style } = document.documentElement
    style.removeProperty('--font')
    const [whole, ...fallback] = getComputedStyle(document.documentElement)
      .getPropertyValue('--font')
      .split(',')
    const nothing = { fonts: fallback.join(), next: ['latin', 'gurmukhi', 'both'] as const }
    const states = {
      nothing,
      latin: { fonts: `Latin,${nothing.fonts}`, next: ['both'] as const },
      gurmukhi: { fonts: `Gurmukhi,${nothing.fonts}`, next: ['both'] as const },
      both: { fonts: `${whole ?? ''},${nothing.fonts}`, next: [] },
    }

    function textsByBlock(): Map<Element, Text[]> {
      const blocks = new Map<Element, Text[]>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        let block = text.parentElement
        if (text.data.trim() === '' || block?.checkVisibility() !== true) continue
        while (block.parentElement !== null && getComputedStyle(block).display === 'inline')
          block = block.parentElement
        blocks.set(block, [...(blocks.get(block) ?? []), text])
      }
      return blocks
    }
    function countLines(texts: Text[]): number {
      const range = document.createRange()
      const rectangles = texts.flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()].filter(({ width }) => width > 1)
      })
      const middles = rectangles.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b)
      const least = Math.min(...rectangles.map(({ height }) => height)) / 2
      return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > least)
        .length
    }
    async function draw(fonts: string): Promise<void> {
      style.setProperty('--font', fonts)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }

    const blocks = [...textsByBlock()]
    const boxes = [...document.querySelectorAll('body :not(svg *)')].filter((element) =>
      element.checkVisibility(),
    )
    function layOut({ fonts }: { fonts: string }) {
      style.setProperty('--font', fonts)
      return {
        lines: blocks.map(([, texts]) => countLines(texts)),
        places: boxes.map((box) => box.getBoundingClientRect()),
      }
    }
    const layouts = {
      nothing: layOut(states.nothing),
      latin: layOut(states.latin),
      gurmukhi: layOut(states.gurmukhi),
      both: layOut(states.both),
    }
    const changed = blocks.flatMap(([, texts], index) => {
      const lines = Object.values(layouts).map((layout) => layout.lines[index])
      const words = texts.map(({ data }) => data).join('')
      return new Set(lines).size === 1 ? [] : [`${lines.join(', ')} lines: ${words.trim().slice(0, 60)}`]
    })

    // Frames take long. A shift is at most as large as the way of what moves, as a share of the window's longer side.
    const overlooked = allowedShift * Math.max(innerWidth, innerHeight)
    let [shift, moved] = [0, '']
    for (const from of ['nothing', 'latin', 'gurmukhi'] as const)
      for (const to of states[from].next) {
        const isStill = layouts[from].places.every(({ x, y }, index) => {
          const now = layouts[to].places[index] ?? new DOMRect()
          return Math.min(y, now.y) >= innerHeight || Math.hypot(x - now.x, y - now.y) <= overlooked
        })
        if (isStill) continue
        await draw(states[from].fonts)
        const shifts: LayoutShift[] = []
        const observer = new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as LayoutShift[]))
        })
        observer.observe({ type: 'layout-shift' })
        await draw(states[to].fonts)
        observer.disconnect()
        const score = shifts.reduce((sum, { value }) => sum + value, 0)
        if (score <= shift) continue
        shift = score
        const [most] = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent ?? ''))
        moved = `from ${from} to ${to}: ${most?.slice(0, 60) ?? ''}`
      }
    return { texts: blocks.length, changed, shift, moved }
  }, allowedShift)
}
