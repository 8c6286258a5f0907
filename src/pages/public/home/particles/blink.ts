/** Seconds between two blinks, by letter, so that each has its own time. */
const blinkEvery = [5, 5.5, 6, 6.5, 7] as const
const shut: Keyframe[] = [{ transform: 'none' }, { transform: 'scaleY(.1)' }, { transform: 'none' }]

/**
 * Lets the letters of the hero blink, by one animation for each blink: an endless one would ask for every frame between
 * them.
 *
 * @returns a function that stops them.
 */
export function blink(hero: HTMLElement | null | undefined): () => void {
  const eyes = [...(hero?.querySelectorAll('[data-eyes]') ?? [])]
  const timers = eyes.map((each, index) =>
    setInterval(() => each.animate(shut, 140), 1000 * (blinkEvery[index % blinkEvery.length] ?? 6)),
  )
  return () => timers.forEach(clearInterval)
}
