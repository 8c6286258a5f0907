import { type ComponentType, lazy, useState } from 'react'

/** A module that is downloaded when it is first needed, or ahead of that. */
export interface LazyModule<Module> {
  /** The module if it has arrived, else `null`. */
  loaded: () => Module | null
  /** Downloads the module once. Rejects where that fails; the next call tries again. */
  load: () => Promise<Module>
  /** Downloads the module ahead of need. Never rejects: the later `load` reports a failure. */
  preload: () => Promise<void>
  /** For the button that will need the module: downloads it when a pointer or the focus arrives. */
  preloadOnIntent: { onPointerEnter: () => void; onFocus: () => void }
}

/** @param importModule such as `() => import('./dialog.tsx')`. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null

  async function load(): Promise<Module> {
    return (module ??= await importModule())
  }

  async function preload(): Promise<void> {
    await load().catch(() => undefined)
  }

  const startPreload = () => void preload()
  return {
    loaded: () => module,
    load,
    preload,
    preloadOnIntent: { onPointerEnter: startPreload, onFocus: startPreload },
  }
}

/** A component that suspends until it is downloaded; preloaded, it renders at once, also while a page hydrates. */
export type LazyComponent<Props> = ComponentType<Props> & Pick<LazyModule<unknown>, 'preload'>

/** @param importComponent such as `async () => (await import('./faq-page.tsx')).FaqPage`. */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const component = lazyModule(importComponent)
  const Suspending: ComponentType<Props> = lazy(async () => ({ default: await component.load() }))

  function PreloadedOrSuspending(props: Props) {
    // Chosen once per mount: another component in its place would lose its state.
    const [Chosen] = useState(() => component.loaded() ?? Suspending)
    return <Chosen {...props} />
  }

  return Object.assign(PreloadedOrSuspending, { preload: component.preload })
}
