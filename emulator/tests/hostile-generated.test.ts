import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { owner, parseJson, sendRequest, type Reply } from '../testing/rest.ts'
import { cpuTime, expectCpuTime } from '../testing/cpu-time.ts'
import { entries, root } from './generated/requests.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// Whatever a client sends: every endpoint responds in time, with a response of the protocol.

const maxCpuMillis = 3000

const local = localFirestore({ log: () => undefined })

beforeAll(async () => {
  await sendRequest(local.origin, 'PATCH', `/v1/${root}/c/a`, {
    headers: owner,
    body: '{"fields":{"n":{"integerValue":"1"}}}',
  })
})

interface Ask {
  method: string
  path: string
  body: string | undefined
  authorization: string | undefined
}

/** Sends a request; fails if the response is late or not one of the protocol. */
async function expectAnswer({ method, path, body, authorization }: Ask): Promise<void> {
  const began = cpuTime()
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
  const sent = method === 'GET' || method === 'HEAD' ? undefined : body
  const reply = await sendRequest(local.origin, method, path, { headers, body: sent })
  expectCpuTime(began, maxCpuMillis, `${method} ${path} ${body}`)
  const isAnswer = (reply.status >= 200 && reply.status < 300) || (reply.status >= 400 && reply.status < 500)
  expect(isAnswer || reply.status === 501 || isUnknownScheme(reply), `${reply.status} ${reply.text}`).toBe(
    true,
  )
}

/** Google's answer to an Authorization header without Bearer. */
function isUnknownScheme({ text }: Reply): boolean {
  return text === '{"error":{"code":500,"status":"UNKNOWN"}}\n'
}

const entry = fc.constantFrom(...entries)
// Any code point; `unit: 'binary'` of fast-check takes a second to be made.
const codePoint = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

const strange = fc.oneof(
  fc.constantFrom<unknown>(...[null, true, '', 'x', -1, 0, 1.5, 1e308, 2 ** 31, 2 ** 53, [], {}, [[]]]),
  fc.constantFrom<unknown>(...'` __proto__ .. a/b NaN 0001-01-01T00:00:00Z \ud800 \u0000'.split(' ')),
  fc.constant('9'.repeat(400)),
  fc.json({ maxDepth: 4 }).map((text) => parseJson(text)),
  fc.integer({ min: 1, max: 60 }).map((levels) => {
    let nested: unknown = 1
    for (let at = 0; at < levels; at++) nested = { mapValue: { fields: { k: nested } } }
    return nested
  }),
)

/** One change somewhere in a body: a value replaced, a key renamed, added or left out, a list repeated. */
function mutate(json: unknown, route: number[], change: number, by: unknown): unknown {
  const [step = 0, ...rest] = route
  if (typeof json !== 'object' || json === null || route.length === 0) return by
  if (Array.isArray(json)) {
    if (json.length === 0 || change === 1) return [...(json as unknown[]), by]
    if (change === 2) return Array.from({ length: 50 }, () => json as unknown[]).flat()
    const at = step % json.length
    return json.map((item: unknown, index) => (index === at ? mutate(item, rest, change, by) : item))
  }
  const all = Object.entries(json)
  if (all.length === 0 || change === 1) return { ...json, [typeof by === 'string' ? by : 'value']: by }
  const at = step % all.length
  if (change === 3) return Object.fromEntries(all.filter((_, index) => index !== at))
  if (change === 4 && typeof by === 'string') {
    return Object.fromEntries(all.map(([key, inner], index) => [index === at ? by : key, inner]))
  }
  return Object.fromEntries(
    all.map(([key, inner], index) => [key, index === at ? mutate(inner, rest, change, by) : inner]),
  )
}

const mutation = fc.tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 10 }), fc.nat(6), strange)
const header = fc.oneof(
  { weight: 4, arbitrary: fc.constant<string | undefined>('Bearer owner') },
  fc.constantFrom('', ...'Bearer,Bearer ,Basic x,Bearer a.b.c,Bearer e30.e30.,Bearer ya29.x'.split(',')),
  fc.constant(undefined),
  fc.base64String().map((text) => `Bearer ${text}.${text}.${text}`),
  fc.json().map((text) => `Bearer e30.${Buffer.from(text).toString('base64url')}.`),
)
const piece = fc.oneof(
  fc.constantFrom(...'% %2 %2F %00 %ff%fe %E0%A4%A : :: .. . / // ? & = #'.split(' ')),
  fc.constantFrom(...'documents :commit :runQuery __x__ __id7__ pageSize=-1 pageToken=%'.split(' ')),
  fc.constantFrom(
    ...'readTime=x transaction=AA mask.fieldPaths=` orderBy=, currentDocument.updateTime=x'.split(' '),
  ),
  fc.constant('a'.repeat(3000)),
  fc.string().map((text) => encodeURIComponent(text)),
)

describe('Every endpoint', () => {
  it('answers its own valid request', async () => {
    for (const { method, path, body } of entries) {
      await expectAnswer({ method, path, body: JSON.stringify(body), authorization: 'Bearer owner' })
    }
  })

  it('answers a valid body with changes in it', async () => {
    const asked = fc.tuple(entry, fc.array(mutation, { minLength: 1, maxLength: 3 }), header)
    await fc.assert(
      fc.asyncProperty(asked, async ([{ method, path, body }, mutations, authorization]) => {
        const changed = mutations.reduce<unknown>((json, mutation) => mutate(json, ...mutation), body)
        await expectAnswer({ method, path, body: JSON.stringify(changed), authorization })
      }),
      { numRuns: 800 },
    )
  })

  it('answers any body at all', async () => {
    const body = fc.oneof(
      fc.string({ unit: codePoint, maxLength: 200 }),
      fc.json({ maxDepth: 6 }),
      fc.tuple(entry, fc.nat()).map(([one, at]) => {
        const text = JSON.stringify(one.body ?? {})
        return text.slice(0, at % (text.length + 1))
      }),
    )
    await fc.assert(
      fc.asyncProperty(entry, body, async ({ method, path }, text) => {
        await expectAnswer({ method, path, body: text, authorization: 'Bearer owner' })
      }),
      { numRuns: 300 },
    )
  })

  it('answers any path, parameters and method', async () => {
    const asked = fc.tuple(entry, fc.array(fc.tuple(fc.nat(), piece), { minLength: 1, maxLength: 3 }), header)
    const method = fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS')
    await fc.assert(
      fc.asyncProperty(asked, method, async ([one, pieces, authorization], other) => {
        const path = pieces.reduce((text, [at, inserted]) => {
          const start = 1 + (at % text.length)
          return text.slice(0, start) + inserted + text.slice(start)
        }, one.path)
        const body = JSON.stringify(one.body)
        await expectAnswer({ method: one.method, path, body, authorization })
        await expectAnswer({ method: other, path, body, authorization })
      }),
      { numRuns: 300 },
    )
    expect((await sendRequest(local.origin, 'GET', '/')).text).toBe('Ok\n')
  })
})

describe('The memory of the server', () => {
  it('does not grow with reads, refusals, and transactions on projects that hold nothing', async () => {
    const before = local.server.projects.size
    for (let round = 0; round < 100; round++) {
      const other = `/v1/projects/demo-test-${round}/databases/d${round}/documents`
      await sendRequest(local.origin, 'GET', `${other}/c/a`)
      await sendRequest(local.origin, 'POST', `${other}:beginTransaction`, { body: '{}' })
      await sendRequest(local.origin, 'POST', `${other}:batchGet`, { body: '{"newTransaction":{}}' })
      await sendRequest(local.origin, 'POST', `${other}:commit`, { body: '{"writes":[{}]}' })
    }
    expect(local.server.projects.size).toBe(before)
  })
})
