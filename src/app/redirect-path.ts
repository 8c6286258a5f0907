import { tabData } from '#lib/site-data.ts'

const key = 'redirectPath'

/** Where to lead a parent after signing in (S2.35); `null` where nothing is stored in this tab. */
export function storedRedirectPath(): string | null {
  return tabData.get(key)
}

/** Stores where to lead a parent after signing in. Kept by the tab, so that two tabs do not lead each other astray. */
export function storeRedirectPath(path: string): void {
  tabData.set(key, path)
}

/** Forgets it, once the parent has arrived. */
export function clearRedirectPath(): void {
  tabData.remove(key)
}
