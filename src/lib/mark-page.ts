/**
 * Gives `<html>` an attribute for style sheets, because not every browser knows `:has`.
 * @returns a function that takes it away.
 */
export function markPage(attribute: `data-${string}`): () => void {
  const page = document.documentElement
  page.setAttribute(attribute, '')
  return () => page.removeAttribute(attribute)
}
