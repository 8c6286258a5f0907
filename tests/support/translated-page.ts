// Setup file of the page tests: every page is read through a browser's translation. It wraps each text as Google
// Translate does and leaves the words as they are: a text that React changes later is no longer on the page.

/** `option`: Testing Library compares what is inside it. */
const untranslated = 'script, style, option, textarea, font, [translate="no"]'

function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode)
  for (const text of texts) {
    const isLeft = text.textContent?.trim() === '' || text.parentElement?.closest(untranslated) !== null
    if (isLeft) continue
    const [outer, inner] = [createFont(), createFont()]
    inner.append(text.textContent ?? '')
    outer.append(inner)
    text.parentElement.replaceChild(outer, text)
  }
}

function createFont() {
  return document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
}

new MutationObserver((records) => {
  for (const { addedNodes, target } of records) if (addedNodes.length > 0) translate(target)
}).observe(document.body, { childList: true, subtree: true })

export {}
