import { lazy, useState } from 'react'
import { withTimeout } from '#lib/retry.ts'
import type { Load } from './pages.ts'

/** Milliseconds until a page counts as lost: on a slow connection its code takes long. */
const pageTimeout = 30_000

/** The code of a page did not come. */
export class LostPage extends Error {}

export function lazyPage(importPage: Load) {
  let loaded: Awaited<ReturnType<Load>> | null = null

  /** Downloads the page, ahead of need or again. */
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

  /** Downloaded before, it is drawn at once, also while it hydrates. */
  function Page() {
    // Chosen once per mount: another component in its place would lose its state.
    const [Chosen] = useState(() => loaded?.default ?? Late)
    return <Chosen />
  }

  return { Page, load, isLoaded: () => loaded !== null }
}
