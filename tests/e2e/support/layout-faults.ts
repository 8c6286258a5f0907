/** In the page: what is wider than its place, and each text of which a part cannot be read. */
export function layoutFaults(): string[] {
  const page = document.documentElement
  const boxes = [page, ...document.querySelectorAll('dialog[open], .swal2-popup')]
  const wide = boxes
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.tagName.toLowerCase()}: ${box.scrollWidth} px in ${box.clientWidth} px`)

  function ancestorsOf(element: Element): Element[] {
    return element.parentElement === null ? [element] : [element, ...ancestorsOf(element.parentElement)]
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode
    const text = (textContent ?? '').trim()
    if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    const ancestors = ancestorsOf(element)
    const isForReadersOnly = ancestors.some((one) => getComputedStyle(one).clipPath.startsWith('inset'))
    if (isForReadersOnly || element.closest('a[href="#main"]') !== null) continue

    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // A line of Baloo is taller than its letters.
    const air = parseFloat(getComputedStyle(element).fontSize) / 3
    const isBeyond = left < -1 || right > page.clientWidth + 1
    const cutter = ancestors.find((one) => {
      if (one === page || one === document.body) return false
      const { overflowX, overflowY } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      const isButton = one.tagName === 'BUTTON'
      const isBeside = left < box.left - 1 || right > box.right + 1
      const isAboveOrBelow = top < box.top - air || bottom > box.bottom + air
      return (
        (isBeside && (isButton || /hidden|clip/.test(overflowX))) ||
        (isAboveOrBelow && (isButton || /hidden|clip/.test(overflowY)))
      )
    })
    if (isBeyond)
      cut.push(`beyond the edge, ${Math.round(left)} to ${Math.round(right)} px: ${text.slice(0, 60)}`)
    else if (cutter) cut.push(`cut by ${cutter.outerHTML.slice(0, 80)}: ${text.slice(0, 60)}`)
  }
  return [...wide, ...cut]
}
