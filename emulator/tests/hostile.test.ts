import { afterEach, describe, expect, it } from 'vitest'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner, sendRequest } from '../testing/rest.ts'

// One of each kind of request that no client here would send. After each of them the server still answers.

const root = 'projects/demo-test-hostile/databases/(default)/documents'

const local = localFirestore()

afterEach(async () => {
  const signal = AbortSignal.timeout(10_000)
  expect(await (await fetch(local.origin, { signal })).text()).toBe('Ok\n')
})

function documentWith(value: string): string {
  return `{"writes":[{"update":{"name":"${root}/c/a","fields":{"v":${value}}}}]}`
}

describe('A request', () => {
  it.each([
    ['JSON that is none', '{', 400],
    ['an unknown name', '{"wrights":[]}', 501],
    ['the name of the prototype', '{"writes":[{"update":{"fields":{"__proto__":{}}}}]}', 501],
    ['an integer beyond 64 bits', documentWith('{"integerValue":"9223372036854775808"}'), 400],
    ['a day that is none', documentWith('{"timestampValue":"2025-02-29T00:00:00Z"}'), 400],
  ])('is refused with %s', async (_name, body, status) => {
    expect((await local.post(`${root}:commit`, body)).status).toBe(status)
  })

  it.each([
    ['GET', '/nope', 404],
    ['GET', '/v1/%E0%A4%A', 400],
    ['GET', `/v1/${root}`, 501],
    ['POST', `/v1/${root.replace('(default)', 'other')}:batchGet`, 501],
    ['PATCH', `/v1/${root}/c/a`, 501],
    ['POST', `/v1/${root}:listen`, 501],
  ])('%s %s is answered with %i', async (method, path, status) => {
    expect((await sendRequest(local.origin, method, path, { headers: owner })).status).toBe(status)
  })
})
