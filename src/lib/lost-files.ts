/**
 * Whether an error says, in the words of some browser, of Vite or of this folder, that a file did not come; any other is
 * a fault of what did come.
 */
export function isLostFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|^Importing a module|^Unable to preload| did not come\.$|^No answer within/.test(
      error.message,
    )
  )
}

/** Notes the links whose files do not come, until `stop` is called. */
export function noteLostFiles(): { links: HTMLLinkElement[]; stop: () => void } {
  const links: HTMLLinkElement[] = []
  const note = ({ target }: Event) => target instanceof HTMLLinkElement && links.push(target)
  // Nothing is lost where the build draws the pages.
  if (typeof window === 'undefined') return { links, stop: () => undefined }
  // Errors of links do not bubble.
  window.addEventListener('error', note, true)
  return { links, stop: () => window.removeEventListener('error', note, true) }
}

/**
 * Asks again for the file of a link, past the browser's cache, which keeps the answer that a file is missing as long as
 * it would keep the file. Vite's loader asks for a style sheet once: without this, what needs it would be shown without
 * it the next time.
 *
 * @returns the link that has to be asked for again, where a style sheet still does not come.
 */
export async function fetchAgain(link: HTMLLinkElement): Promise<HTMLLinkElement[]> {
  await fetch(link.href, { cache: 'reload' }).catch(() => undefined)
  if (link.rel !== 'stylesheet') return []
  const again = link.cloneNode() as HTMLLinkElement
  // It applies when it comes: `start.js`, which holds sheets back to apply them together, waits for no lost one.
  again.media = 'all'
  const hasCome = new Promise<boolean>((resolve) => {
    again.addEventListener('load', () => resolve(true))
    again.addEventListener('error', () => resolve(false))
  })
  // `start.js` may have replaced it in the meantime.
  if (link.isConnected) link.replaceWith(again)
  else document.head.append(again)
  return (await hasCome) ? [] : [again]
}
