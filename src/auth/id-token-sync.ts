/** Whoever can give a fresh ID token: a user of the sign-in service. */
export interface TokenOwner {
  getIdToken(): Promise<string>
}

/**
 * Makes the optional ID-token sync (SPEC section 7): each token goes to `url` by POST with a bearer header; when the
 * owner signs out, a DELETE follows. Without a URL it does nothing. A failed sync is told to the console only: the site
 * works without it.
 */
export function idTokenSync(url: string): (owner: TokenOwner | null) => Promise<void> {
  if (url === '') return () => Promise.resolve()
  let lastToken: string | null = null
  let queue = Promise.resolve()
  // One after the other: a slow POST must not arrive after the DELETE of the sign-out that followed it.
  return (owner) => (queue = queue.then(() => sync(owner)))

  async function sync(owner: TokenOwner | null): Promise<void> {
    try {
      if (owner !== null) {
        lastToken = await owner.getIdToken()
        await send('POST', lastToken)
      } else if (lastToken !== null) {
        const token = lastToken
        lastToken = null
        await send('DELETE', token)
      }
    } catch (error) {
      console.error('The ID-token sync failed:', error)
    }
  }

  async function send(method: 'POST' | 'DELETE', token: string): Promise<void> {
    const response = await fetch(url, { method, headers: { Authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${method} answered ${response.status}`)
  }
}
