import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A page that is downloaded when it is first opened, or ahead of that. */
export interface Page {
  (): ReactNode
  /** Downloads the page. A line that fails is told by opening it, so that fetching ahead does no harm. */
  preload: () => Promise<void>
}

/** Makes a page of the import that downloads it. Once it is there it is drawn at once, also over its built markup. */
export function page(load: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | null = null
  const Later = lazy(async () => ({ default: await load() }))

  async function preload(): Promise<void> {
    try {
      loaded = await load()
    } catch {
      // Opening the page tries again, and tells.
    }
  }

  function PageOnceLoaded() {
    // Chosen once for as long as the page is shown: the other one in its place would start it anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    return <Shown />
  }

  return Object.assign(PageOnceLoaded, { preload })
}
