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
  it('is handed on as it is', async () => {
    const env = await envOf({
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'painti.example',
      VITE_FIREBASE_PROJECT_ID: 'painti',
      VITE_FIREBASE_APP_ID: 'app',
      VITE_FORMSPREE_FORM_ID: 'form',
      VITE_ID_TOKEN_SYNC_URL: 'https://sync.example/',
      VITE_LEVEL_COSTS: '80,99.5',
      VITE_LEVEL_STARTS: '2027-01-11=1,2027-06-07=2',
      VITE_SOUNDS: 'oora,oora-friend',
    })
    expect(env).toEqual({
      firebase: { apiKey: 'key', authDomain: 'painti.example', projectId: 'painti', appId: 'app' },
      formspreeFormId: 'form',
      idTokenSyncUrl: 'https://sync.example/',
      levelCosts: [80, 99.5],
      levelStarts: [
        ['2027-01-11', '1'],
        ['2027-06-07', '2'],
      ],
      sounds: ['oora', 'oora-friend'],
      localBackend: null,
    })
  })

  it('has no sync without a URL, and takes the page itself for the local backend', async () => {
    const { idTokenSyncUrl, localBackend } = await envOf({ VITE_LOCAL_BACKEND: 'site' })
    expect(localBackend).toEqual({ firestore: location.host, auth: location.host, forms: location.host })
    expect(location.host).not.toBe('')
    expect(idTokenSyncUrl).toBe('')
  })
})
