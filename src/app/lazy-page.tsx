import { lazy, useState } from 'react'
import { withTimeout } from '#lib/retry.ts'
import type { Load } from './pages.ts'

/** Milliseconds until a page counts as failed: on a slow connection its code takes long. */
const pageTimeout = 30_000

/** The code of a page did not load. */
export class LostPage extends Error {}

export function lazyPage(importPage: Load) {
  let loaded: Awaited<ReturnType<Load>> | null = null

  async function load() {
    return (loaded ??= await importPage())
  }

  const Late = lazy(async () => {
    try {
      return await withTimeout(load(), pageTimeout)
    } catch (cause) {
      throw new LostPage('A page did not come.', { cause })
    }
  })

  /** If it is already downloaded it renders at once, also during hydration. */
  function Page() {
    // Chosen once per mount: swapping the component would lose its state.
    const [Chosen] = useState(() => loaded?.default ?? Late)
    return <Chosen />
  }

  return { Page, load, isLoaded: () => loaded !== null }
}
