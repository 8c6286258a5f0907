/** Ends the wait for the heading of the page before. */
let stopWaiting: () => void = () => undefined

/**
 * Puts the focus on the page's heading, so that keyboards and screen readers arrive where something new begins. A heading
 * that comes later, with a page that is downloaded or a course that is read, gets it then. Whoever types or presses
 * meanwhile has found another place, and keeps it.
 */
export function focusHeading(): void {
  stopWaiting()
  const main = document.querySelector<HTMLElement>('main')
  if (main === null || isTypedInOutside(main)) return
  focus(headingIn(main) ?? main)
  stopWaiting = awaitHeading(main)
}

/** Somebody who types in the footer while a page is downloaded goes on typing. */
function isTypedInOutside(main: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement.matches('input, textarea') && !main.contains(activeElement)
}

/** The first heading that can be reached: of two forms side by side one is inert. */
function headingIn(main: HTMLElement): HTMLElement | null {
  const headings = [...main.querySelectorAll<HTMLElement>('h1')]
  return headings.find((heading) => heading.closest('[inert]') === null) ?? null
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** @returns a function that ends the wait. */
function awaitHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = headingIn(main)
    const { activeElement, body } = document
    if (heading !== null && (activeElement === main || activeElement === body)) focus(heading)
  })
  const listening = new AbortController()
  function stop() {
    observer.disconnect()
    listening.abort()
  }
  observer.observe(main, { childList: true, subtree: true })
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, stop, { capture: true, signal: listening.signal })
  return stop
}
