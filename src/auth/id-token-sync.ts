export interface TokenOwner {
  getIdToken(): Promise<string>
}

/**
 * The optional ID-token sync: each token goes to `url` by POST with a bearer header; a DELETE follows when its owner
 * signs out. Without a URL it does nothing. A failure is only logged: the site works without the sync.
 */
export function idTokenSync(url: string): (owner: TokenOwner | null) => Promise<void> {
  if (url === '') return () => Promise.resolve()
  let lastToken: string | null = null
  let queue = Promise.resolve()
  // Queued: a slow POST must not arrive after the DELETE of the sign-out.
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
