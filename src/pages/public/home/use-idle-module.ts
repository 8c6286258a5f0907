import { useEffect, useState } from 'react'
import type { LazyModule } from '#lib/lazy-module.tsx'

/** Milliseconds before the download where the browser cannot say when it is idle. */
const delayWithoutIdle = 1000

/**
 * A module that the page can do without. It is downloaded when the browser is idle; until then, or if that fails, `null`.
 *
 * @param isWanted whether to download it at all, as long as it has not come.
 */
export function useIdleModule<Module>(module: LazyModule<Module>, isWanted = true): Module | null {
  const [loaded, setLoaded] = useState(module.loaded)

  useEffect(() => {
    if (!isWanted) return
    return whenIdle(() => {
      module.load().then(setLoaded, (error: unknown) => console.error(error))
    })
  }, [module, isWanted])

  return loaded
}

/** @returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const waiting = window.requestIdleCallback(work)
    return () => window.cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, delayWithoutIdle)
  return () => clearTimeout(waiting)
}
