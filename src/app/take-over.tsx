import { useEffect } from 'react'

/** Tells `start.js` once a page stands and answers: it has kept what was pressed and sent until now. */
export function TakeOver() {
  useEffect(() => void window.dispatchEvent(new Event('app-ready')), [])
  return null
}
