/** Stops waiting for the heading of the previous page. */
let stopWaiting: () => void = () => undefined

/**
 * Moves the focus to the page's heading, so that keyboards and screen readers start at the new content; a heading that
 * is rendered later gets it then. If somebody types or presses in the meantime, the focus stays with them.
 */
export function focusHeading(): void {
  stopWaiting()
  const main = document.querySelector<HTMLElement>('main')
  if (main === null || isTypedInOutside(main)) return
  focus(headingIn(main) ?? main)
  stopWaiting = awaitHeading(main)
}

/** The `ref` of an element that takes the focus when it appears, because the focused one is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * After a row is gone, focuses the heading of its section, and scrolls it and the message below it to the middle of the
 * window, where the dialog was.
 */
export function showOutcome(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Somebody may type in the footer while a page is downloaded. */
function isTypedInOutside(main: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement.matches('input, textarea') && !main.contains(activeElement)
}

/** The first reachable heading: of the two forms on the login page one is inert. */
export function headingIn(main: HTMLElement): HTMLElement | null {
  const headings = [...main.querySelectorAll<HTMLElement>('h1')]
  return headings.find((heading) => heading.closest('[inert]') === null) ?? null
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

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
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, stop, { capture: true, signal: listening.signal })
  return stop
}
