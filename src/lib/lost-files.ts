/** Links whose script or style sheet did not come since the app has started. */
const lost = new Set<HTMLLinkElement>()

/** Notes from now on what does not come. */
export function noteLostFiles(): void {
  const note = ({ target }: Event) => target instanceof HTMLLinkElement && lost.add(target)
  // Errors of links do not bubble.
  window.addEventListener('error', note, true)
}

/**
 * Asks again for what did not come. Vite's loader asks for each file once: without this, a part whose style sheet was lost
 * would be shown without it the next time.
 * @throws where it does not come again.
 */
export async function fetchLostFiles(): Promise<void> {
  const links = [...lost]
  lost.clear()
  await Promise.all(links.map(fetchAgain))
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  // Past the browser's cache, which keeps the answer that a file is missing as long as it would keep the file.
  await fetch(link.href, { cache: 'reload' })
  await new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)))
    // `start.js` may have replaced it in the meantime.
    if (link.isConnected) link.replaceWith(again)
    else resolve(null)
  })
}
