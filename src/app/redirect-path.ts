const storageKey = 'redirectPath'

/** Where a parent was when a guard sent them to sign in (SPEC section 2, /login); `null` where nothing is stored in this tab. */
export function storedRedirectPath(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Stores where to lead a parent after signing in. Kept by the tab, so that two tabs do not lead each other astray. */
export function storeRedirectPath(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path)
  } catch {
    // Without storage, signing in leads to the dashboard.
  }
}

/** Forgets it, once the parent has arrived. */
export function clearRedirectPath(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}
