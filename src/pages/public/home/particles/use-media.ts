import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; in a prerendered page, until it is hydrated, that is taken for granted. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (notice: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', notice)
      return () => media.removeEventListener('change', notice)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
