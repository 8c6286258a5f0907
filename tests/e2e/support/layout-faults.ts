/**
 * In the page: what is wider than its place, each text of which a part can neither be read nor scrolled to or that lies
 * over another, each broken price, each word of a heading or button on two lines, each date with hidden digits, and each
 * picture that is a part of a file or whose box depends on its file.
 */
export function findLayoutFaults(): string[] {
  const page = document.documentElement

  function scrolls(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    return /auto|scroll/.test(`${overflowX} ${overflowY}`)
  }
  /** An element and what it stands in, up to what can be scrolled or lies above the page. */
  function surroundings(element: Element): Element[] {
    const { parentElement } = element
    if (parentElement === null || element.matches('dialog, body') || scrolls(element)) return [element]
    return [element, ...surroundings(parentElement)]
  }
  /** Whether it cuts off what lies beside it, or above and below. */
  function cuts(element: Element, text: DOMRect, air: number): boolean {
    if (element === document.body) return false
    const { overflowX, overflowY } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isButton = element.tagName === 'BUTTON'
    const isBeside = text.left < box.left - 1 || text.right > box.right + 1
    const isAboveOrBelow = text.top < box.top - air || text.bottom > box.bottom + air
    const isCutBeside = isBeside && (isButton || /hidden|clip/.test(overflowX))
    const isCutAboveOrBelow = isAboveOrBelow && (isButton || /hidden|clip/.test(overflowY))
    return isCutBeside || isCutAboveOrBelow
  }

  /** The words that go on in a second line; longer ones are wider than a small phone. */
  function brokenWords(node: Node): string[] {
    const range = document.createRange()
    const short = [...(node.textContent ?? '').matchAll(/(?<!\S)[^\s-]{2,14}(?!\S)/g)]
    return short.flatMap(({ index, 0: word }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top))
      return lines.size > 1 ? [`broken: ${word}`] : []
    })
  }

  // A table may be scrolled by itself.
  const table = 'table, :has(> table)'
  const scrollers = [...document.querySelectorAll('body *')].filter(
    (one) => scrolls(one) && !one.matches(`${table}, textarea`) && one.checkVisibility(),
  )
  const wide = [page, ...scrollers]
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => {
      const widest = [...box.querySelectorAll('*')].find(
        (one) => one.getBoundingClientRect().right > box.getBoundingClientRect().left + box.clientWidth,
      )
      const name = widest?.outerHTML.slice(0, 80) ?? ''
      return `${box.tagName.toLowerCase()}: ${box.scrollWidth} px in ${box.clientWidth} px: ${name}`
    })

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  const lines: { node: Node; words: string; box: DOMRect; air: number }[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const { parentElement: element, textContent } = node
    const words = (textContent ?? '').trim().slice(0, 60)
    if (element === null || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    const around = surroundings(element)
    const isForReadersOnly = around.some((one) => getComputedStyle(one).clipPath.startsWith('inset'))
    if (isForReadersOnly || element.closest('a[href="#main"]') !== null) continue

    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    // A line of Baloo is taller than its letters.
    const air = parseFloat(getComputedStyle(element).fontSize) / 3
    const isBeyond = text.left < -1 || text.right > page.clientWidth + 1
    const cutter = around.find((one) => cuts(one, text, air))
    if (isBeyond && !around.some((one) => one.matches(table) && scrolls(one)))
      cut.push(`beyond the edge, ${Math.round(text.left)} to ${Math.round(text.right)} px: ${words}`)
    else if (cutter) cut.push(`cut by ${cutter.outerHTML.slice(0, 80)}: ${words}`)

    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    if (/^\$\d+$/.test(words) && boxes.length > 1) cut.push(`on several lines: ${words}`)
    // A button beside a label has what room is left.
    if (element.closest('h1, h2, h3, button:not(label ~ * > *)')) cut.push(...brokenWords(node))
    const isInCell = element.closest('main :is(td, th, li, h1)') !== null && !element.closest('dialog')
    if (isInCell) lines.push(...boxes.map((box) => ({ node, words, box, air })))
  }
  const overlapping = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) =>
          one.node !== other.node &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
            1.5 * Math.max(one.air, other.air),
      )
      .map((other) => `one over the other: ${one.words} / ${other.words}`),
  )

  const parts = [...document.querySelectorAll('img[src*="#"], source[srcset*="#"]')]
  const loose = [...document.querySelectorAll('img[src]')].filter((one) => {
    const hasLooseSide = ['width', 'height'].some(
      (side) => String(one.computedStyleMap().get(side)) === 'auto',
    )
    return hasLooseSide && getComputedStyle(one).aspectRatio.startsWith('auto')
  })
  const pictures = [...parts, ...loose].map((one) => `as its file is: ${one.outerHTML.slice(0, 120)}`)

  // A parent's own has less room on a phone at 200 %, and so has each where letters are twice as large.
  const isEnlarged = getComputedStyle(page).fontSize !== '16px'
  const dates = document.querySelectorAll<HTMLInputElement>('input[type="date"]:not([autocomplete="bday"])')
  const narrow = [...dates].filter((date) => {
    const { width } = date.getBoundingClientRect()
    date.style.cssText = 'width: auto; min-width: 0'
    const widthByItself = date.getBoundingClientRect().width
    date.removeAttribute('style')
    return width < widthByItself && !isEnlarged
  })
  const hidden = narrow.map(({ name }) => `a date without all its digits: ${name}`)
  return [...wide, ...cut, ...overlapping, ...pictures, ...hidden]
}
