import { useEffect } from 'react'

/** Tells `start.ts` that a page is rendered and interactive, so that it replays the presses and forms it has kept. */
export function AppReady() {
  useEffect(() => void window.dispatchEvent(new Event('app-ready')), [])
  return null
}
