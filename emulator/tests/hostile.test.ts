import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner, parseJson, sendRequest, type Reply } from '../testing/rest.ts'

// One of each kind of request that no client here would send. After each of them the server still answers.

const root = 'projects/demo-test-hostile/databases/(default)/documents'
const mebibyte = 1024 * 1024

const local = localFirestore({ requestTimeout: 500 })

afterEach(async () => {
  const signal = AbortSignal.timeout(10_000)
  expect(await (await fetch(local.origin, { signal })).text()).toBe('Ok\n')
})

function commit(fields: string): Promise<Reply> {
  return local.post(`${root}:commit`, `{"writes":[{"update":{"name":"${root}/c/a","fields":${fields}}}]}`)
}

/** Sends raw bytes and gives what comes back until the server ends the connection. */
async function sendRaw(bytes: string): Promise<string> {
  const { port, host } = local.server
  const socket = connect(port, host, () => socket.write(bytes))
  return text(socket)
}

const unfinished = `POST /v1/${root}:commit HTTP/1.1\r\nhost: x\r\nauthorization: Bearer owner\r\ncontent-length: 1000\r\n\r\n{`

/** Fields that are maps within maps, so many. */
function mapsIn(levels: number): string {
  return `{"v":${'{"mapValue":{"fields":{"k":'.repeat(levels)}{"nullValue":null}${'}}}'.repeat(levels)}}`
}

describe('A request', () => {
  it.each([
    ['JSON that is none', '{'],
    ['an unknown name', '{"wrights":[]}'],
    ['lists within lists without end', '['.repeat(5 * mebibyte)],
    ['a body over ten mebibytes', 'x'.repeat(10 * mebibyte + 1)],
  ])('is refused with %s', async (_name, body) => {
    expect((await local.post(`${root}:commit`, body)).status).toBe(400)
  })

  it.each([
    ['an unknown kind', '{"v":{"numberValue":1}}'],
    ['an integer beyond 64 bits', '{"v":{"integerValue":"9223372036854775808"}}'],
    ['a day that is none', '{"v":{"timestampValue":"2025-02-29T00:00:00Z"}}'],
    ['bytes that are no base64', '{"v":{"bytesValue":"a"}}'],
    ['half a character', '{"v":{"stringValue":"\\ud800"}}'],
    ['the name of the prototype', '{"__proto__":{"stringValue":"x"}}'],
    ['a field without a name', '{"":{"stringValue":"x"}}'],
    ['a name of 1,501 bytes', `{"${'n'.repeat(1501)}":{"nullValue":null}}`],
    ['a list in a list', '{"v":{"arrayValue":{"values":[{"arrayValue":{}}]}}}'],
    ['21 levels', mapsIn(21)],
    ['a text over a mebibyte', `{"v":{"stringValue":"${'x'.repeat(mebibyte)}"}}`],
    ['a hundred thousand levels', mapsIn(100_000)],
    [
      'too many elements',
      `{"v":{"arrayValue":{"values":[${Array(150_000).fill('{"doubleValue":1}').join()}]}}}`,
    ],
  ])('is refused with a document of %s', async (_name, fields) => {
    expect((await commit(fields)).status).toBe(400)
  })

  it('stores a field called like a method of every object, as any other', async () => {
    const fields = '{"constructor":{"integerValue":"1"},"hasOwnProperty":{"nullValue":null}}'
    expect((await commit(fields)).status).toBe(200)
    const { json } = await sendRequest(local.origin, 'GET', `/v1/${root}/c/a`, { headers: owner })
    expect(json).toMatchObject({ fields: parseJson(fields) })
  })

  it('is refused where it changes a large document again and again', async () => {
    const wide = Array.from({ length: 20_000 }, (_, at) => `"f${at}":{"integerValue":"1"}`)
    expect((await commit(`{${wide.join()}}`)).status).toBe(200)
    const update = { name: `${root}/c/a`, fields: { a: { integerValue: '2' } } }
    const writes = Array.from({ length: 5000 }, () => ({ update, updateMask: { fieldPaths: ['a'] } }))
    const answer = await local.post(`${root}:commit`, { writes })
    expect(answer.text).toContain('Transaction too big. Decrease transaction size.')
  })

  it('is refused with a field path of millions of names', async () => {
    const mask = { fieldPaths: [`${'a.'.repeat(1_000_000)}a`] }
    expect((await local.post(`${root}:batchGet`, { documents: [`${root}/c/a`], mask })).status).toBe(400)
  })

  it('may write a document below a hundred collections, and no deeper', async () => {
    const below = (depth: number) => ({ update: { name: `${root}/${'c/d/'.repeat(depth - 1)}c/d` } })
    expect((await local.post(`${root}:commit`, { writes: [below(100)] })).status).toBe(200)
    expect((await local.post(`${root}:commit`, { writes: [below(101)] })).status).toBe(400)
  })

  it.each([
    ['GET', '/nope', 404],
    ['GET', '/v1/%E0%A4%A', 400],
    ['GET', `/v1/${root}`, 501],
    ['GET', `/v1/${root}/c/a?readTime=2026-01-01T00:00:00Z`, 501],
    ['GET', `/v1/${root.replace('(default)', 'other')}/c/a`, 501],
    ['PATCH', `/v1/${root}/c/a`, 501],
    ['DELETE', `/v1/${root}/c/a`, 501],
    ['POST', `/v1/${root}/c`, 501],
    ['POST', `/v1/${root}:listen`, 501],
    ['POST', '/reset', 501],
  ])('%s %s is answered with %i', async (method, path, status) => {
    expect((await sendRequest(local.origin, method, path, { headers: owner })).status).toBe(status)
  })
})

describe('A connection', () => {
  it('that sends no more of its body is ended', async () => {
    expect(await sendRaw(unfinished)).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
  })
})
