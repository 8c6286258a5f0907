const longestPause = 60_000

/**
 * Makes of an import one that never fails, because it is tried again, at first after five seconds and then less and less often, for
 * what a page can wait for with something else on the screen.
 */
export function untilItComes<Module>(importModule: () => Promise<Module>): () => Promise<Module> {
  return async function importAgain(pause = 5_000): Promise<Module> {
    try {
      return await importModule()
    } catch (error) {
      console.error(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
      return importAgain(Math.min(2 * pause, longestPause))
    }
  }
}
