import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (notice: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', notice)
      return () => media.removeEventListener('change', notice)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
