import { type ComponentType, lazy, useState } from 'react'
import { withTimeout } from '#lib/retry.ts'

/** Milliseconds until a page counts as lost: on a slow connection its code takes long. */
const pageTimeout = 30_000

/** The code of a page did not come. */
export class LostPage extends Error {}

/** @param importPage such as `async () => (await import('./faq-page.tsx')).FaqPage`. */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null

  /** Downloads the page, ahead of need or again. */
  async function load(): Promise<ComponentType> {
    return (Loaded ??= await importPage())
  }

  const Awaited = lazy(async () => {
    try {
      return { default: await withTimeout(load(), pageTimeout) }
    } catch (cause) {
      throw new LostPage('A page did not come.', { cause })
    }
  })

  /** Downloaded before, it is drawn at once, also while it hydrates. */
  function Page() {
    // Chosen once per mount: another component in its place would lose its state.
    const [Chosen] = useState(() => Loaded ?? Awaited)
    return <Chosen />
  }

  return { Page, load, isLoaded: () => Loaded !== null }
}
