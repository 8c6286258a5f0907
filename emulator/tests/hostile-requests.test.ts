import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { owner, parseJson, sendRequest, type Reply } from '../testing/rest.ts'
import { cpuTime, expectCpuTime } from '../testing/cpu-time.ts'
import { localFirestore } from '../testing/local-firestore.ts'

const root = 'projects/demo-test-hostile/databases/(default)/documents'
const mebibyte = 1024 * 1024

const local = localFirestore()

afterEach(async () => {
  expect((await sendRequest(local.origin, 'GET', '/')).text).toBe('Ok\n')
})

const invalid = { status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } }

async function commit(fields: string): Promise<Reply> {
  return await local.post(
    `${root}:commit`,
    `{"writes":[{"update":{"name":"${root}/c/a","fields":${fields}}}]}`,
  )
}

/** Sends raw bytes and gives what comes back until the server ends the connection. */
async function sendRaw(bytes: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect(local.server.port, local.server.host, () => {
      socket.write(bytes)
    })
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('A request that no client would send', () => {
  it.each([
    ['JSON that is none', '{'],
    ['a list', '[]'],
    ['bytes that are no UTF-8', '\u{fffd}\u0000'],
    ['lists within lists without end', '['.repeat(5 * mebibyte)],
  ])('is refused as a payload: %s', async (_name, body) => {
    expect(await local.post(`${root}:commit`, body)).toMatchObject(invalid)
  })

  it.each([
    ['two kinds in one value', '{"v":{"stringValue":"a","integerValue":"1"}}'],
    ['no kind', '{"v":{}}'],
    ['an unknown kind', '{"v":{"numberValue":1}}'],
    ['an integer beyond 64 bits', '{"v":{"integerValue":"9223372036854775808"}}'],
    ['an integer with a fraction', '{"v":{"integerValue":1.5}}'],
    ['a day that is none', '{"v":{"timestampValue":"2025-02-29T00:00:00Z"}}'],
    ['bytes that are no base64', '{"v":{"bytesValue":"a"}}'],
    ['a latitude beyond the pole', '{"v":{"geoPointValue":{"latitude":91}}}'],
    ['half a character', '{"v":{"stringValue":"\\ud800"}}'],
    ['a reference to nowhere', '{"v":{"referenceValue":"c/a"}}'],
    ['the name of the prototype', '{"__proto__":{"stringValue":"x"}}'],
    ['a field without a name', '{"":{"stringValue":"x"}}'],
    [
      'a hundred thousand levels',
      `{"v":${'{"mapValue":{"fields":{"k":'.repeat(100_000)}{"nullValue":null}${'}}}'.repeat(100_000)}}`,
    ],
    [
      'more elements than a document holds',
      `{"v":{"arrayValue":{"values":[${'{"doubleValue":1},'.repeat(150_000)}{"nullValue":null}]}}}`,
    ],
  ])('is refused as a document: %s', async (_name, fields) => {
    const began = cpuTime()
    expect(await commit(fields)).toMatchObject(invalid)
    expectCpuTime(began, 3000)
  })

  const million = 1_000_000
  it.each([
    ['empty writes', `{"writes":[${'{},'.repeat(million)}{}]}`],
    ['levels of objects', '{"a":'.repeat(million) + '1' + '}'.repeat(million)],
    ['names', `{${Array.from({ length: million }, (_, at) => `"${at.toString(36)}":1`).join()}}`],
  ])('is refused before it is read where it is made of a million %s', async (_name, body) => {
    const reply = await local.post(`${root}:commit`, body)
    expect(reply).toMatchObject(invalid)
    expect(reply.text).toContain('The request has more than 400000 objects, lists and names.')
  })

  it('is read where all that it has much of is text', async () => {
    const text = '[{:'.repeat(million) + '\\"'.repeat(million)
    expect((await commit(`{"v":{"stringValue":"${text}"}}`)).text).toContain('is longer than 1048487 bytes')
  })

  it('stores a field called like a method of every object, as any other', async () => {
    const fields =
      '{"constructor":{"integerValue":"1"},"toString":{"integerValue":"2"},"hasOwnProperty":{"nullValue":null}}'
    expect((await commit(fields)).status).toBe(200)
    const reply = await sendRequest(local.origin, 'GET', `/v1/${root}/c/a`, { headers: owner })
    expect(reply.json).toMatchObject({ fields: parseJson(fields) })
  })

  it('is refused with a body over ten mebibytes, with or without a content length', async () => {
    const body = 'x'.repeat(10 * mebibyte + 1)
    expect(await local.post(`${root}:commit`, body)).toMatchObject(invalid)
    const head = `POST /v1/${root}:commit HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`
    const chunk = `${mebibyte.toString(16)}\r\n${'x'.repeat(mebibyte)}\r\n`
    expect(await sendRaw(head + chunk.repeat(11))).toMatch(/^HTTP\/1\.1 400 .*INVALID_ARGUMENT/s)
  })

  it('is refused where the path is not percent-encoding, and not found where there is no such path', async () => {
    expect(await sendRequest(local.origin, 'GET', '/v1/%E0%A4%A')).toMatchObject(invalid)
    const database = '/v1/projects/p/databases/d/documents'
    for (const path of ['/nope', '/v1', '/v1/projects/p', database, '//', '/reset']) {
      expect((await sendRequest(local.origin, 'GET', path)).status, path).toBe(404)
    }
    expect((await sendRequest(local.origin, 'DELETE', `/v1/${root}:commit`)).status).toBe(404)
  })

  it('is refused where it is not HTTP at all', async () => {
    expect(await sendRaw('\u0016\u0003\u0001 hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('The state of the server', () => {
  it('is empty after a reset, and the documents of one project after clearing it', async () => {
    const inTwo = ['demo-test-one', 'demo-test-two'].map(
      (id) => `projects/${id}/databases/(default)/documents/c/a`,
    )
    async function statuses(): Promise<number[]> {
      return await Promise.all(
        inTwo.map(async (name) => (await sendRequest(local.origin, 'GET', `/v1/${name}`)).status),
      )
    }
    for (const name of inTwo) await sendRequest(local.origin, 'PATCH', `/v1/${name}`, { body: '{}' })
    expect(await statuses()).toEqual([200, 200])
    await sendRequest(
      local.origin,
      'DELETE',
      '/emulator/v1/projects/demo-test-one/databases/(default)/documents',
    )
    expect(await statuses()).toEqual([404, 200])
    await sendRequest(local.origin, 'POST', '/reset')
    expect(await statuses()).toEqual([404, 404])
  })

  it('does not grow with reads, refusals, and transactions on projects that hold nothing', async () => {
    const before = local.server.projects.size
    for (let round = 0; round < 100; round++) {
      const other = `projects/demo-test-${round}/databases/d${round}/documents`
      await sendRequest(local.origin, 'GET', `/v1/${other}/c/a`)
      await local.post(`${other}:beginTransaction`, {})
      await local.post(`${other}:batchGet`, { newTransaction: {} })
      await local.post(`${other}:commit`, { writes: [{}] })
    }
    expect(local.server.projects.size).toBe(before)
  })
})
