import { carryPage } from '#lib/carried-page.ts'

/**
 * Reloads the page, keeping what was typed in it, if a newer version of the site has replaced this version's files: a
 * file that is missing for any other reason would be missing again.
 */
export async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector('link[rel="app"]')?.getAttribute('href')
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    if (!answer.ok || entry == null || (await answer.text()).includes(entry)) return
  } catch {
    // Offline, the page stays.
    return
  }
  carryPage(location.href, null)
  location.reload()
}
