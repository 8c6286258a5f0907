import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * Whether hydration is over. Until then a prerendered page has to be drawn as it was built, without what this device,
 * its history or its clock say.
 */
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
