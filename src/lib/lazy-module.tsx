import { type ComponentType, lazy, useEffect, useState } from 'react'
import { fetchAgain, noteLostFiles } from './lost-files.ts'
import { untilItComes } from './retry-later.ts'
import { withTimeout } from './with-timeout.ts'

/** A module that is downloaded when it is first needed, or ahead of that. */
export interface LazyModule<Module> {
  /** The module if it has arrived, else `null`. */
  loaded: () => Module | null
  /** Downloads the module once. Rejects where that fails three times; the next call tries again. */
  load: () => Promise<Module>
  /** Downloads the module ahead of need. Never rejects: the later `load` reports a failure. */
  preload: () => Promise<void>
}

/** Milliseconds before the second and the third try: so long until all that was lost on the way is known to be. */
const pauses = [300, 1_000]

/** Milliseconds until a page counts as lost: on a slow connection its code takes long. */
const pageTimeout = 30_000

/** @param importModule such as `() => import('./dialog.tsx')`. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null
  let loading: Promise<Module> | null = null
  /** What did not come at the last try. */
  let lost: HTMLLinkElement[] = []

  async function tryToLoad([pause, ...later] = pauses): Promise<Module> {
    const noted = noteLostFiles()
    try {
      lost = (await Promise.all(lost.map(fetchAgain))).flat()
      if (lost[0] !== undefined) throw new Error(`${lost[0].href} did not come.`)
      return (module = await importModule())
    } catch (error) {
      if (pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    } finally {
      noted.stop()
      lost = [...new Set([...lost, ...noted.links])]
    }
    return tryToLoad(later)
  }

  async function load(): Promise<Module> {
    if (module !== null) return module
    return (loading ??= tryToLoad().finally(() => (loading = null)))
  }

  async function preload(): Promise<void> {
    await load().catch(() => undefined)
  }

  return { loaded: () => module, load, preload }
}

/**
 * What somebody does before they press a button; a finger comes with `pointerover` too. Not `focusin`: a navigation moves
 * the focus by itself.
 */
const intents = ['pointerover', 'keydown']

/**
 * Downloads what a button of the page will need as soon as somebody touches the page or comes to it with the pointer or
 * the keyboard, so that it is there when the button is pressed.
 */
export function usePreload({ preload }: LazyModule<unknown>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true, signal })
    return () => listening.abort()

    function handleIntent() {
      listening.abort()
      void preload()
    }
  }, [preload])
}

/** A component that suspends until it is downloaded; loaded before, it renders at once, also while a page hydrates. */
export type LazyComponent<Props> = ComponentType<Props> & Pick<LazyModule<unknown>, 'load' | 'loaded'>

/**
 * @param importComponent such as `async () => (await import('./faq-page.tsx')).FaqPage`.
 * @param isPatient tries until it comes, where something else is on the screen as long.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { isPatient = false } = {},
): LazyComponent<Props> {
  const component = lazyModule(importComponent)
  const Suspending: ComponentType<Props> = lazy(async () => ({
    default: await (isPatient ? untilItComes(component.load) : withTimeout(component.load(), pageTimeout)),
  }))

  function PreloadedOrSuspending(props: Props) {
    // Chosen once per mount: another component in its place would lose its state.
    const [Chosen] = useState(() => component.loaded() ?? Suspending)
    return <Chosen {...props} />
  }

  return Object.assign(PreloadedOrSuspending, { load: component.load, loaded: component.loaded })
}
