import { useSyncExternalStore } from 'react'

/** Until hydration is over, a prerendered page must be rendered without this device's data, history or clock. */
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
