import { tabData } from '#lib/site-data.ts'

const pathKey = 'redirectPath'
const stateKey = 'redirectState'

/** Where a parent was when a guard sent them to sign in: the address, and what history kept with it. */
export interface RedirectPath {
  path: string
  state: unknown
}

/** Where to lead a parent after signing in (S2.35); `null` where nothing is stored in this tab. */
export function storedRedirectPath(): RedirectPath | null {
  const path = tabData.get(pathKey)
  return path === null ? null : { path, state: tabData.getJson(stateKey) }
}

/** Stores where to lead a parent after signing in. Kept by the tab, so that two tabs do not lead each other astray. */
export function storeRedirectPath({ path, state }: RedirectPath): void {
  tabData.set(pathKey, path)
  tabData.set(stateKey, JSON.stringify(state ?? null))
}

/** Forgets it, once the parent has arrived. */
export function clearRedirectPath(): void {
  tabData.remove(pathKey)
  tabData.remove(stateKey)
}
