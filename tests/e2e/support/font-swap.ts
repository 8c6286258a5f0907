import type { Page } from '@playwright/test'

/** What changes on a page at one width when the font takes the place of the fallback. */
interface Swap {
  texts: number
  /** Each text that then has another number of lines. */
  changed: string[]
  /** The layout shift, as browsers score it, and what moved most. */
  shift: number
  moved: string
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node }[]
}

/** Draws a loaded page with the fallback font, as before the font has come, then with the font, and compares the two. */
export function swapFont(page: Page): Promise<Swap> {
  return page.evaluate(async () => {
    const { style } = document.documentElement

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
    async function draw(): Promise<void> {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }

    const [, ...fallback] = getComputedStyle(document.documentElement).getPropertyValue('--font').split(',')
    style.setProperty('--font', fallback.join(','))
    await document.fonts.ready
    await draw()
    const blocks = [...textsByBlock()]
    const before = blocks.map(([, texts]) => countLines(texts))

    const shifts: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[]))
    })
    observer.observe({ type: 'layout-shift' })
    style.removeProperty('--font')
    await draw()
    observer.disconnect()
    const changed = blocks.flatMap(([, texts], index) => {
      const [from = 0, to] = [before[index], countLines(texts)]
      const words = texts.map(({ data }) => data).join('')
      return from === to ? [] : [`${from} → ${to} lines: ${words.trim().slice(0, 60)}`]
    })
    return {
      texts: blocks.length,
      changed,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved:
        shifts
          .flatMap(({ sources }) => sources.map(({ node }) => node?.textContent ?? ''))[0]
          ?.slice(0, 60) ?? '',
    }
  })
}
