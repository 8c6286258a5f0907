import { useSyncExternalStore } from 'react'

/** Until hydration is over, a prerendered page must be drawn without this device, its history or its clock. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => undefined
}
