import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { localFirestore } from '../testing/local-firestore.ts'

// Clients that are slow, silent or gone: their connections are closed, and no other client waits for them.

const root = 'projects/demo-test-connections/databases/(default)/documents'
const open: Socket[] = []

const local = localFirestore({ requestTimeout: 500 })

beforeAll(async () => {
  const fields = { text: { stringValue: 'x'.repeat(1_000_000) } }
  const writes = Array.from({ length: 8 }, (_, at) => ({ update: { name: `${root}/large/d${at}`, fields } }))
  await local.post(`${root}:commit`, { writes })
})

afterEach(async () => {
  await expectPrompt()
  for (const socket of open.splice(0)) socket.destroy()
})

/** Another client gets a response without waiting. */
async function expectPrompt(): Promise<void> {
  const signal = AbortSignal.timeout(5000)
  expect(await (await fetch(local.origin, { signal })).text()).toBe('Ok\n')
}

async function dial(): Promise<Socket> {
  return await new Promise((resolve, reject) => {
    const socket = connect(local.server.port, local.server.host, () => resolve(socket))
    open.push(socket)
    socket.on('error', reject)
  })
}

/** Everything received until the server closes the connection. */
async function untilEnd(socket: Socket): Promise<string> {
  return await new Promise((resolve) => {
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
  })
}

/** Sends a text letter by letter, as long as the connection is writable. */
function trickle(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => {
    if (socket.writable && at < text.length) socket.write(text.charAt(at++))
    else clearInterval(timer)
  }, 20)
  socket.on('close', () => clearInterval(timer))
}

const post = (length: number): string =>
  `POST /v1/${root}:commit HTTP/1.1\r\nhost: x\r\nauthorization: Bearer owner\r\ncontent-length: ${length}\r\n\r\n`

describe('A connection', () => {
  it.each([
    ['its body', post(1000), ' '.repeat(1000)],
    ['nothing at all', '', ''],
  ])('that trickles %s is ended, and others are answered meanwhile', async (_name, first, rest) => {
    const sockets = await Promise.all(Array.from({ length: 20 }, dial))
    const ends = sockets.map(untilEnd)
    for (const socket of sockets) {
      socket.write(first)
      trickle(socket, rest)
    }
    await expectPrompt()
    for (const answer of await Promise.all(ends)) expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
  })

  it('that never reads its answers costs no more than what was asked of it', async () => {
    const socket = await dial()
    socket.pause()
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'large' }] } })
    const length = Buffer.byteLength(body)
    const request = `POST /v1/${root}:runQuery HTTP/1.1\r\nhost: x\r\nauthorization: Bearer owner\r\ncontent-length: ${length}\r\n\r\n${body}`
    const before = process.memoryUsage().rss
    for (let at = 0; at < 200; at++) socket.write(request)
    for (let at = 0; at < 50; at++) await expectPrompt()
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 * 1024)
  })

  it('that sends many requests at once gets all its answers, in their order', async () => {
    const socket = await dial()
    const paths = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? '/' : `/v1/${root}/none/d${at}`))
    for (const path of paths) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const statuses = [...(await untilEnd(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    expect(statuses).toEqual([...paths.map((path) => (path === '/' ? '200' : '404')), '200'])
  })

  it('may break at any place of a request or of its answer', async () => {
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'large' }] } })
    const whole = `${post(Buffer.byteLength(body)).replace(':commit', ':runQuery')}${body}`
    for (let at = 1; at <= whole.length; at += 7) {
      const socket = await dial()
      socket.write(whole.slice(0, at))
      socket.resetAndDestroy()
    }
    for (let at = 0; at < 20; at++) {
      const socket = await dial()
      const firstData = new Promise((resolve) => socket.once('data', resolve))
      socket.write(whole)
      await firstData
      socket.resetAndDestroy()
    }
    await expectPrompt()
  })
})
