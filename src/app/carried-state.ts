const key = 'carriedState'

/**
 * Keeps what the history has of this page for the same page in another document, which would lose it: the cart.
 *
 * @param address that the document will have
 */
export function carryState(address: string, state: unknown): void {
  try {
    if (state !== null) sessionStorage.setItem(key, JSON.stringify({ address, state }))
  } catch {
    // Without storage the page begins anew.
  }
}

/** Gives this document what was carried to it; called before the router reads the history. Nothing is carried twice. */
export function takeCarriedState(): void {
  try {
    const { address, state } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    sessionStorage.removeItem(key)
    // After a reload, or on the way back, the history has its own.
    if (address === location.href && history.state === null) history.replaceState({ usr: state }, '')
  } catch {
    // Nothing was carried where storage is forbidden.
  }
}
