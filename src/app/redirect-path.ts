const pathKey = 'redirectPath'
const stateKey = 'redirectState'

/** Where a parent was when a guard sent them to sign in: the address, and what history kept with it. */
export interface RedirectPath {
  path: string
  state: unknown
}

/** Where to lead a parent after signing in (S2.35); `null` where nothing is stored in this tab. */
export function storedRedirectPath(): RedirectPath | null {
  try {
    const path = sessionStorage.getItem(pathKey)
    return path === null ? null : { path, state: JSON.parse(sessionStorage.getItem(stateKey) ?? 'null') }
  } catch {
    return null
  }
}

/** Stores where to lead a parent after signing in. Kept by the tab, so that two tabs do not lead each other astray. */
export function storeRedirectPath({ path, state }: RedirectPath): void {
  try {
    sessionStorage.setItem(pathKey, path)
    sessionStorage.setItem(stateKey, JSON.stringify(state ?? null))
  } catch {
    // Without storage, signing in leads to the dashboard.
  }
}

/** Forgets it, once the parent has arrived. */
export function clearRedirectPath(): void {
  try {
    sessionStorage.removeItem(pathKey)
    sessionStorage.removeItem(stateKey)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}
