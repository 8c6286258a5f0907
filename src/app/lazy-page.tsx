import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A page whose code is downloaded when it is first opened, or ahead of that. */
export interface LazyPage {
  (): ReactNode
  /** Downloads the page's code. It never rejects: opening the page tries again, and shows the failure. */
  preload: () => Promise<void>
}

/** Once its code is there, the page renders without suspending, also while it hydrates. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await load() }))

  async function preload(): Promise<void> {
    try {
      loaded = await load()
    } catch {
      // Opening the page tries again.
    }
  }

  function PageOnceLoaded() {
    // Kept for as long as the page is shown: changing the component would remount it.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Shown />
  }

  return Object.assign(PageOnceLoaded, { preload })
}
