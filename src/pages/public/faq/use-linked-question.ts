import { type RefObject, type ToggleEvent, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Opens the question that the address names (`/faq#schedule`), whichever way it came: typed, by a link here or elsewhere,
 * or back. It comes into view with the focus on it. Any other hash is none of our business.
 *
 * @returns what each question calls when it opens or closes, so that the address names the open one and can be shared.
 */
export function useLinkedQuestion(list: RefObject<HTMLElement | null>) {
  const location = useLocation()

  // By the location, not by its hash alone: a link to the question that was closed by hand opens it again.
  useEffect(() => {
    const id = location.hash.slice(1)
    const item = [...(list.current?.querySelectorAll('details') ?? [])].find((each) => each.id === id)
    if (item === undefined) return
    item.open = true
    // Going back, the browser takes the focus away once more after it has told of the new address.
    const frame = requestAnimationFrame(() => {
      item.scrollIntoView()
      item.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [location, list])

  return function nameInAddress({ currentTarget: { id, open } }: ToggleEvent<HTMLDetailsElement>): void {
    const isNamed = window.location.hash === `#${id}`
    if (open && !isNamed) replaceHash(`#${id}`)
    if (!open && isNamed) replaceHash('')
  }
}

/** Past the router, which would take it for a link that was followed; its state of this step stays. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}
