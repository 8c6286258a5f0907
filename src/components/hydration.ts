import { useSyncExternalStore } from 'react'

/**
 * Whether the page is the browser's own. While a built page is taken over it is not yet: what stands on it was drawn
 * without knowing this device, its history or its clock, and has to be drawn once in the same way.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(never, yes, no)
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
