import { carryPage } from '#lib/carried-page.ts'

/**
 * Loads the page again, with what was typed in it, where a newer version of the site has replaced the files of this one: a
 * file that is lost for any other reason would be lost again.
 */
export async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector('link[rel="app"]')?.getAttribute('href')
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    if (!answer.ok || entry == null || (await answer.text()).includes(entry)) return
  } catch {
    // Without a connection the page stays.
    return
  }
  carryPage(location.href, null)
  location.reload()
}
