/**
 * Sets an attribute on `<html>` for style sheets, because not every browser supports `:has`.
 * @returns a function that removes it.
 */
export function markPage(attribute: `data-${string}`): () => void {
  const page = document.documentElement
  page.setAttribute(attribute, '')
  return () => page.removeAttribute(attribute)
}
