// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What the app knows when it was built with these variables. */
async function envOf(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return (await import('./env.ts')).env
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

describe('the settings of the build', () => {
  it('has no sync without a URL, and takes the page itself for the local backend', async () => {
    const { idTokenSyncUrl, localBackend } = await envOf({ VITE_LOCAL_BACKEND: 'site' })
    expect(localBackend).toEqual({ firestore: location.host, auth: location.host, forms: location.host })
    expect(location.host).not.toBe('')
    expect(idTokenSyncUrl).toBe('')
  })
})
