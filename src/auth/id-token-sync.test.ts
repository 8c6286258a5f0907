import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idTokenSync } from './id-token-sync.ts'

const url = 'https://sync.example/session'
let status = 200
let received: string[] = []

function owner(token: string) {
  return { getIdToken: () => Promise.resolve(token) }
}

beforeEach(() => {
  received = []
  status = 200
  vi.stubGlobal('fetch', (input: string, { method = '', headers }: RequestInit) => {
    if (input !== url) return Promise.reject(new TypeError('Failed to fetch'))
    received.push(`${method} ${new Headers(headers).get('authorization') ?? ''}`)
    return Promise.resolve(new Response(null, { status }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the ID-token sync', () => {
  it('posts each token with a bearer header, and sends a DELETE with the last one when its owner signs out, once (S7.05, S7.06)', async () => {
    const sync = idTokenSync(url)
    await sync(null)
    expect(received, 'nobody was signed in').toEqual([])
    await sync(owner('one'))
    await sync(owner('two'))
    await sync(null)
    await sync(null)
    expect(received).toEqual(['POST Bearer one', 'POST Bearer two', 'DELETE Bearer two'])
  })

  it('sends one after the other, so that a slow token does not arrive after the sign-out', async () => {
    const sync = idTokenSync(url)
    const slowToken = new Promise<string>((resolve) => void setImmediate(resolve, 'one'))
    await Promise.all([sync({ getIdToken: () => slowToken }), sync(null)])
    expect(received).toEqual(['POST Bearer one', 'DELETE Bearer one'])
  })

  it('sends nothing, and asks for no token, without a URL (S7.07)', async () => {
    const getIdToken = vi.fn(() => Promise.resolve('one'))
    const sync = idTokenSync('')
    await sync({ getIdToken })
    await sync(null)
    expect(getIdToken).not.toHaveBeenCalled()
    expect(received).toEqual([])
  })

  it('only logs a refusal, that nobody answers, or that there is no token, and still ends the session', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const sync = idTokenSync(url)
    status = 500
    await sync(owner('one'))
    expect(logged).toHaveBeenCalledWith('The ID-token sync failed:', new Error('POST answered 500'))
    status = 200
    await sync(null)
    await idTokenSync('http://127.0.0.1:1/')(owner('one'))
    await idTokenSync(url)({ getIdToken: () => Promise.reject(new Error('signed out meanwhile')) })
    expect(logged).toHaveBeenCalledTimes(3)
    expect(received).toEqual(['POST Bearer one', 'DELETE Bearer one'])
  })
})
