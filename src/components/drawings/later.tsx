import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * A drawing that is not among the first things one sees: it comes with the script, so that the page itself is short
 * enough to arrive in one go. What stands around it keeps its place.
 */
export function Later({ children }: { children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(never, yes, no)
  return isTakenOver ? children : null
}

function never(): () => void {
  return () => undefined
}

function yes(): boolean {
  return true
}

function no(): boolean {
  return false
}
