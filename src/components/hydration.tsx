import { type ReactNode, useSyncExternalStore } from 'react'

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

/** Drawings below the first view: left out of the prerendered markup, which has to stay short (decision 38). */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() ? children : null
}
