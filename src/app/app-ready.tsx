import { useEffect } from 'react'

/** Tells `start.js` that a page stands and answers, so that it replays the presses and forms it has kept until now. */
export function AppReady() {
  useEffect(() => void window.dispatchEvent(new Event('app-ready')), [])
  return null
}
